import { findSignUpClass } from '@alba/contract/sign-up';
import { formatClassCode } from '@alba/domain/classes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { hostEdition } from '../../lib/edition.ts';
import { deviceId } from '../../lib/session/device.ts';

type ClassNames = { className: string; teacherName: string };

/** Which class a join link is for (D80): its code until the names are known, and if they never are. */
export function ClassOfLink({ code }: { code: string }) {
  const { t } = useTranslation('sign-in');
  const named = useClassNames(code);
  if (!named) return t(($) => $.welcomeToClass, { code: formatClassCode(code) });
  return <span translate="no">{t(($) => $.welcomeToNamedClass, { name: named.className, teacher: named.teacherName })}</span>;
}

function useClassNames(classCode: string): ClassNames | undefined {
  const [found, setFound] = useState<ClassNames & { classCode: string }>();
  useEffect(() => {
    let isLeft = false;
    void callServer(findSignUpClass, { body: { edition: hostEdition(), deviceId: deviceId(), classCode } }).then(({ data }) => {
      if (data && !isLeft) setFound({ ...data, classCode });
    });
    return () => {
      isLeft = true;
    };
  }, [classCode]);
  return found?.classCode === classCode ? found : undefined;
}
