/** No visitor sees these, so one sentence describes them all. */
export const desc = 'A sheet on which some of the parts are shown with data of different pages.';
