/** Replaces a picture by a photograph of the owner. The program `media/photo.ts` crops the photograph. */
import { type SyntheticEvent, useId, useState } from 'react';
import type { Choices } from '../api.ts';
import { postPhoto } from './server.ts';
import { store } from './store.ts';

interface PhotoUploadProps {
  set: keyof Pick<Choices, 'banners' | 'heroes' | 'pictures'>;
  /** The name of the current picture. */
  value: string;
  /** Chooses the new picture. */
  choose: (name: string) => void;
}

const tones = { day: 'Light paper', night: 'Dark', stone: 'Stone', red: 'Your accent color' };

/** Returns the name of a picture of its own, which no other page shows: `azure` becomes `azure-photo`. */
const ownName = (value: string): string =>
  value.endsWith('-photo') ? value : `${value}-photo`.replace(/^-/, '');

export function PhotoUpload({ set, value, choose }: PhotoUploadProps) {
  const id = useId();
  const [message, say] = useState('');
  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const photo = data.get('photo');
    const textOf = (key: string): string => {
      const entry = data.get(key);
      return typeof entry === 'string' ? entry : '';
    };
    const name = textOf('name');
    if (!(photo instanceof File) || photo.size === 0) return say('Choose a photograph first.');
    say('The photograph is cut and written in all widths. This takes about a minute.');
    const folder = { banners: 'banners/', heroes: 'hero/', pictures: '' }[set];
    const share = (key: string): string => String(Number(textOf(key)) / 100);
    try {
      await postPhoto(photo, {
        place: folder + name,
        focal: `${share('across')},${share('down')}`,
        tone: textOf('tone'),
      });
      await store.load();
      choose(name);
      say(
        'The photograph is in its place. For the dark theme, put one there too, or choose None. Before you publish, say in public/media/pictures.json whose photograph it is.',
      );
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details className="photo">
      <summary>Use a photograph of your own</summary>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor={`${id}-photo`}>Photograph (JPEG, PNG, WebP or TIFF)</label>
        <input id={`${id}-photo`} name="photo" type="file" accept="image/*" />
        <label htmlFor={`${id}-name`}>Its name on the site, in lower-case words joined by hyphens</label>
        <input id={`${id}-name`} name="name" defaultValue={ownName(value)} required />
        <label htmlFor={`${id}-across`}>Middle of the subject, from left to right</label>
        <input id={`${id}-across`} name="across" type="range" min="0" max="100" defaultValue="50" />
        <label htmlFor={`${id}-down`}>Middle of the subject, from top to bottom</label>
        <input id={`${id}-down`} name="down" type="range" min="0" max="100" defaultValue="50" />
        <label htmlFor={`${id}-tone`}>Ground beside the photograph</label>
        <select id={`${id}-tone`} name="tone" defaultValue={value.includes('night') ? 'night' : 'day'}>
          {Object.entries(tones).map(([tone, label]) => (
            <option key={tone} value={tone}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit">Put it here</button>
        <p role="status">{message}</p>
      </form>
    </details>
  );
}
