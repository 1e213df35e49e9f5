/** Puts a picture of the owner onto the site. The program `media/photo.ts` crops it and writes its files. */
import { type SyntheticEvent, useId, useState } from 'react';
import type { Choices } from '../api.ts';
import { postPhoto } from './server.ts';
import { store } from './store.ts';

interface Upload {
  /** The folder of the files, as `media/photo.ts` names it. */
  folder: string;
  /** What the person chooses. */
  file: string;
  accept: string;
  /** The point that a crop keeps in sight; undefined if nothing is cropped. */
  middle?: string;
  /** Whether words stand on the picture, so that it has a ground. */
  hasGround?: true;
}

const photograph = { file: 'Photograph (JPEG, PNG, WebP or TIFF)', accept: 'image/*' };
const scene = { ...photograph, middle: 'Middle of the subject', hasGround: true } as const;

/** The sets of pictures that can be uploaded. */
const uploads = {
  banners: { ...scene, folder: 'banners/' },
  heroes: { ...scene, folder: 'hero/' },
  pictures: { ...scene, folder: '' },
  people: { ...photograph, folder: 'people/', middle: 'Middle of the face' },
  credentials: { folder: 'credentials/', file: 'Mark (SVG, PNG, JPEG or WebP)', accept: 'image/*' },
  logos: { folder: 'logos/', file: 'Logo (SVG or PNG)', accept: '.svg,.png' },
} satisfies Partial<Record<keyof Choices, Upload>>;

type Uploadable = keyof typeof uploads;

export const isUploadable = (set: keyof Choices): set is Uploadable => Object.hasOwn(uploads, set);

interface PhotoUploadProps {
  set: Uploadable;
  /** The name of the current picture. */
  value: string;
  /** Chooses the new picture. */
  choose: (name: string) => void;
}

const tones = { day: 'Light paper', night: 'Dark', stone: 'Stone', red: 'Your accent color' };

/** Returns the name of a picture of its own, which no other page shows: `azure` becomes `azure-photo`. */
const ownName = (value: string): string =>
  value.endsWith('-photo') ? value : `${value}-photo`.replace(/^-/, '');

/** Sends the file of a form. Resolves with the name of the picture. */
async function sendFile(form: FormData, set: Uploadable): Promise<string> {
  const photo = form.get('photo');
  const textOf = (key: string, otherwise = ''): string => {
    const entry = form.get(key);
    return typeof entry === 'string' ? entry : otherwise;
  };
  if (!(photo instanceof File) || photo.size === 0) throw new Error('Choose a file first.');
  const ending = photo.type === 'image/svg+xml' ? '.svg' : '.png';
  const name = textOf('name') + (set === 'logos' ? ending : '');
  await postPhoto(photo, {
    place: uploads[set].folder + name,
    focal: ['across', 'down'].map((key) => Number(textOf(key, '50')) / 100).join(','),
    tone: textOf('tone', 'day'),
    license: textOf('license'),
  });
  await store.load();
  return name;
}

function Crop({ id, middle }: { id: string; middle: string }) {
  return (
    <>
      <label htmlFor={`${id}-across`}>{middle}, from left to right</label>
      <input id={`${id}-across`} name="across" type="range" min="0" max="100" defaultValue="50" />
      <label htmlFor={`${id}-down`}>{middle}, from top to bottom</label>
      <input id={`${id}-down`} name="down" type="range" min="0" max="100" defaultValue="50" />
    </>
  );
}

function Ground({ id, value }: { id: string; value: string }) {
  return (
    <>
      <label htmlFor={`${id}-tone`}>Ground beside the photograph</label>
      <select id={`${id}-tone`} name="tone" defaultValue={value.includes('night') ? 'night' : 'day'}>
        {Object.entries(tones).map(([tone, label]) => (
          <option key={tone} value={tone}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

export function PhotoUpload({ set, value, choose }: PhotoUploadProps) {
  const id = useId();
  const [message, say] = useState('');
  const { file, accept, middle, hasGround }: Upload = uploads[set];
  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    say(hasGround ? 'The photograph is written in all widths. This takes about a minute.' : 'Writing …');
    try {
      choose(await sendFile(form, set));
      say(`It is in its place.${hasGround ? ' For the dark theme, put one there too, or choose None.' : ''}`);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details className="photo">
      <summary>{middle === undefined ? 'Use a file of your own' : 'Use a photograph of your own'}</summary>
      <form onSubmit={(event) => void send(event)}>
        <label htmlFor={`${id}-photo`}>{file}</label>
        <input id={`${id}-photo`} name="photo" type="file" accept={accept} />
        <label htmlFor={`${id}-name`}>Its name on the site, in lower-case words joined by hyphens</label>
        <input id={`${id}-name`} name="name" defaultValue={hasGround ? ownName(value) : ''} required />
        <label htmlFor={`${id}-license`}>Whose picture it is, and what allows you to show it</label>
        <input id={`${id}-license`} name="license" required />
        {middle !== undefined && <Crop id={id} middle={middle} />}
        {hasGround && <Ground id={id} value={value} />}
        <button type="submit">Put it here</button>
        <p role="status">{message}</p>
      </form>
    </details>
  );
}
