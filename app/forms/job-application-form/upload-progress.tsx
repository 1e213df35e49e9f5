import type { WordsByKind } from '../../../contracts/forms/form-words.ts';
import { Button } from '../../widgets/button/button.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import styles from './upload-progress.module.css';

/** Progress of an upload on a slow line. `part` runs from 0 to 1. */
export const UploadProgress = ({
  part,
  words,
  onCancel,
}: {
  part: number;
  words: Pick<WordsByKind['file'], 'uploading' | 'cancel'>;
  onCancel: () => void;
}) => {
  const percent = Math.round(part * 100);
  return (
    <div className={styles.upload}>
      <label htmlFor="upload-progress">{fillIn(words.uploading, { percent })}</label>
      <progress id="upload-progress" className={styles.progress} value={percent} max={100} />
      {/* What has arrived may be stored by now, so it can no longer be said that nothing was sent. */}
      {part < 1 && (
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
};
