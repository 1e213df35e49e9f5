import { Button } from '../../widgets/button/button.tsx';
import styles from './job-application-form.module.css';

/** How far an upload is, for a slow line. `part` runs from 0 to 1. */
export const UploadProgress = ({ part, onCancel }: { part: number; onCancel: () => void }) => {
  const percent = Math.round(part * 100);
  return (
    <div className={styles.upload}>
      <label htmlFor="upload-progress">{`Uploading your resume: ${percent} %`}</label>
      <progress id="upload-progress" className={styles.progress} value={percent} max={100} />
      {/* What has arrived may be stored by now, so it can no longer be said that nothing was sent. */}
      {part < 1 && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
};
