import { ContentError } from '@website/site/content';
import { SettingsError } from '@website/server/settings';
import { DrawingError } from '@website/media/programs';

/** Runs a command. Prints the message of an error about content, drawings or settings, and sets the exit code to 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ContentError || error instanceof DrawingError))
      throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
