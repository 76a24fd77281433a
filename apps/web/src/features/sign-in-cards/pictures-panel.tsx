import { allowPictures } from '@alba/contract/pupils';
import { isYoungGrade, youngGrades } from '@alba/domain/pupils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { randomId } from '../../lib/api/random-id.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ClassSignIn, useAllowPicturesMutation } from './api.ts';
import { useRefusedWords } from './refused.ts';

/** Turns picture passwords on for a young class, after saying what they are worth. */
export function PicturesPanel({ given }: { given: ClassSignIn }) {
  const { t } = useTranslation('sign-in-cards');
  const [allow, { isLoading }] = useAllowPicturesMutation();
  const refused = useRefusedWords();
  const [typedGrade, setTypedGrade] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { classId, hasPictures, grade } = given;
  const isTooOld = grade !== undefined && !isYoungGrade(grade);

  const turn = async (isOn: boolean) => {
    const chosen = youngGrades.find((one) => String(one) === typedGrade);
    if (isOn && grade === undefined && chosen === undefined) {
      setMissing(true);
      return;
    }
    const { data, error } = await allow({ params: { classId }, body: { isOn, grade: grade === undefined ? chosen : undefined }, idempotencyKey: randomId() });
    if (data) announce(isOn ? t(($) => $.pictures.on) : t(($) => $.pictures.offNow), 'polite');
    else showToast({ status: 'danger', ...refused(allowPictures, error) });
  };

  return (
    <section aria-labelledby="picture-passwords">
      <h3 id="picture-passwords" className="text-xl">
        {t(($) => $.pictures.title)}
      </h3>
      <p className="mt-2 text-soft">{t(($) => $.pictures.intro)}</p>
      {isTooOld && <p className="mt-4 font-semibold">{t(($) => $.pictures.tooOld)}</p>}
      {!isTooOld && grade === undefined && (
        <Select
          className="mt-4 max-w-60"
          label={t(($) => $.pictures.grade)}
          hint={t(($) => $.pictures.gradeHint)}
          placeholder=""
          value={typedGrade}
          onChange={({ target }) => {
            setTypedGrade(target.value);
            setMissing(false);
          }}
          error={isMissing ? t(($) => $.pictures.gradeMissing) : undefined}
          options={youngGrades.map((one) => ({ value: String(one), label: t(($) => $.pictures.gradeOption[one]) }))}
        />
      )}
      {(!isTooOld || hasPictures) && (
        <Switch
          className="mt-4"
          label={t(($) => $.pictures.switch)}
          hint={hasPictures ? t(($) => $.pictures.first) : undefined}
          checked={hasPictures}
          aria-disabled={isLoading || undefined}
          onChange={({ target }) => !isLoading && void turn(target.checked)}
        />
      )}
    </section>
  );
}
