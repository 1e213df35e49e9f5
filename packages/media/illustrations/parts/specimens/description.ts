/** One description for all specimens, because no visitor sees them. */
export const desc = 'A sheet on which some of the parts are shown with data of different pages.';
