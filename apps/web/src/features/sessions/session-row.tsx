import type { OwnSession } from '@alba/contract/sessions';
import { Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Button } from '../../ui/button.tsx';
import { useDeviceWords } from './use-device-words.ts';

const pictures: Record<string, LucideIcon> = { Android: Smartphone, iPhone: Smartphone, iPad: Tablet };

type Props = { session: OwnSession; onEnd: () => void; isBusy: boolean };

export function SessionRow({ session, onEnd, isBusy }: Props) {
  const { t } = useTranslation('sessions');
  const { dateTime } = useFormat();
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone);
  const device = useDeviceWords()(session);
  const { isThis, means, signedInAt, lastSeenAt, system = '' } = session;
  const Icon = pictures[system] ?? Laptop;
  const when = (millis: number) => dateTime(new Date(millis), zone);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">
          <span translate="no">{device}</span>
          {isThis && <span className="ml-2 inline-block rounded-full bg-brand-100 px-2.5 text-sm text-brand-800">{t(($) => $.thisDevice)}</span>}
        </p>
        <p className="text-sm text-soft">
          {t(($) => $.signedIn, { when: when(signedInAt) })}
          {means && <> · {t(($) => $.means[means])}</>}
          <br />
          {isThis ? t(($) => $.usedNow) : t(($) => $.lastUsed, { when: when(lastSeenAt) })}
        </p>
      </div>
      {!isThis && (
        <Button variant="secondary" size="sm" onClick={onEnd} isBusy={isBusy}>
          {t(($) => $.end)} <span className="sr-only">{device}</span>
        </Button>
      )}
    </li>
  );
}
