import { describe, expect, it } from 'vitest';
import { baseString, encode, oauth1Header, sign } from './oauth1.ts';

describe('@C-ONEROSTER signing by OAuth 1.0a', () => {
  it('makes the base string of RFC 5849, 3.4.1.1', () => {
    const parameters = [
      ['c2', ''],
      ['a3', '2 q'],
      ['oauth_consumer_key', '9djdj82h48djs9d2'],
      ['oauth_token', 'kkk9d7dh3k39sjv7'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '137131201'],
      ['oauth_nonce', '7d8f3e4a'],
    ] as const;
    const text = baseString('post', 'http://EXAMPLE.COM:80/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b', parameters);
    expect(text).toBe(
      'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26' +
        'oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
    );
    expect(sign(text, { secret: 'j49sk3j29djd', tokenSecret: 'dh893hdasih9', signing: 'HMAC-SHA1' })).toBe('r6/TJjbCOr97/+UU0NsvSne7s5g=');
  });

  it('signs the photo request of RFC 5849, 1.2', () => {
    const parameters = [
      ['oauth_consumer_key', 'dpf43f3p2l4k3l03'],
      ['oauth_token', 'nnch734d00sl2jdk'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '137131202'],
      ['oauth_nonce', 'chapoH'],
    ] as const;
    const text = baseString('GET', 'http://photos.example.net/photos?file=vacation.jpg&size=original', parameters);
    expect(sign(text, { secret: 'kd94hf93k423kf44', tokenSecret: 'pfkkdhi9sl3r4s00', signing: 'HMAC-SHA1' })).toBe('MdpQcU8iPSUjWoN/UDMsK2sui9I=');
  });

  it('signs the example that a large provider publishes', () => {
    const parameters = [
      ['status', 'Hello Ladies + Gentlemen, a signed OAuth request!'],
      ['oauth_consumer_key', 'xvz1evFS4wEEPTGEFPHBog'],
      ['oauth_nonce', 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '1318622958'],
      ['oauth_token', '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb'],
      ['oauth_version', '1.0'],
    ] as const;
    const text = baseString('POST', 'https://api.twitter.com/1/statuses/update.json?include_entities=true', parameters);
    const keys = { secret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw', tokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE' };
    expect(sign(text, { ...keys, signing: 'HMAC-SHA1' })).toBe('tnnArxj06cWHq44gCs1OSKk/jLY=');
  });

  it('writes the header without a token', () => {
    const keys = { id: 'key/1', secret: 'secret' };
    const header = oauth1Header('GET', 'https://sis.example/users?limit=1', { keys, signing: 'HMAC-SHA256', nonce: 'n', timestamp: 1 });
    const start = 'OAuth oauth_consumer_key="key%2F1", oauth_nonce="n", oauth_signature_method="HMAC-SHA256", oauth_timestamp="1", oauth_version="1.0", ';
    expect(header.startsWith(`${start}oauth_signature="`)).toBe(true);
  });

  it('encodes what RFC 3986 does not leave as it is', () => {
    expect(encode("-._~ !'()*/?ä☃")).toBe('-._~%20%21%27%28%29%2A%2F%3F%C3%A4%E2%98%83');
  });
});
