import { formatClassCode } from '@alba/domain/classes';
import { Printer } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { productName } from '../../lib/edition.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import type { Card } from './api.ts';
import { freshPassword } from './fresh-passwords.ts';
import './card-sheet.css';

export type CardSheetProps = { cards: readonly Card[]; schoolName: string; titleRef: Ref<HTMLHeadingElement>; onMore: () => void };

/** The cards, eight on a sheet of paper with lines to cut along. On paper nothing but the cards. */
export function CardSheet({ cards, schoolName, titleRef, onMore }: CardSheetProps) {
  const { t } = useTranslation('sign-in-cards');
  return (
    <>
      <div className="mt-4 grid gap-4 print:hidden">
        <h2 ref={titleRef} tabIndex={-1} className="text-2xl">
          {t(($) => $.cards.ready, { count: cards.length })}
        </h2>
        <Alert status="warning">{t(($) => $.cards.readyBody)}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button icon={Printer} onClick={() => window.print()}>
            {t(($) => $.cards.print)}
          </Button>
          <Button variant="secondary" onClick={onMore}>
            {t(($) => $.cards.more)}
          </Button>
        </div>
      </div>
      <ul className="a-cardsheet" aria-label={t(($) => $.cards.sheet)}>
        {cards.map((card) => (
          <li key={card.individualId}>
            <SignInCard card={card} schoolName={schoolName} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SignInCard({ card, schoolName }: { card: Card; schoolName: string }) {
  const { t } = useTranslation('sign-in-cards');
  const { firstName, lastName, username, code, secret, individualId } = card;
  const name = `${firstName} ${lastName}`.trim();
  const password = freshPassword(individualId);
  return (
    <article className="a-signcard" aria-label={name}>
      <header>
        <b translate="no">{productName}</b>
        <span translate="no">{schoolName}</span>
      </header>
      <div>
        <h3 translate="no">{name}</h3>
        <dl>
          <dt>{t(($) => $.cards.username)}</dt>
          <dd className="a-signcard__name" translate="no">
            {username}
          </dd>
          {password !== undefined && (
            <>
              <dt>{t(($) => $.cards.password)}</dt>
              <dd className="a-signcard__code" translate="no">
                {password}
              </dd>
            </>
          )}
          <dt>{t(($) => $.cards.code)}</dt>
          <dd className="a-signcard__code" translate="no">
            {formatClassCode(code)}
          </dd>
        </dl>
      </div>
      <QrCode text={`${location.origin}${paths.cardLogin()}#${secret}`} label={t(($) => $.cards.qr, { name })} className="a-signcard__qr" />
      <footer>
        {t(($) => $.cards.hold)} <span translate="no">{`${location.host}${paths.cardLogin()}`}</span>
      </footer>
    </article>
  );
}
