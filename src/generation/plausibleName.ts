const MARKUP = /[<>{}`\\|;]|--|\bjavascript:/i;
const ADDRESS = /https?:|www\.|@|\.(com|net|org|au|nz)\b/i;
/** Seven digits together or apart are a telephone number, not a name. */
const PHONE = /(?:\d[\s().-]*){7,}/;

/**
 * False for what is written on the map but is no name: code, a link, a telephone number, a whole sentence. Anybody can
 * write on the map; a guest should not read graffiti, and a name that speaks to a model is only data to us.
 */
export function isPlausibleName(name: string): boolean {
  return (
    name.length <= 70 && !MARKUP.test(name) && !ADDRESS.test(name) && !PHONE.test(name) && /\p{L}/u.test(name)
  );
}
