/** The format of iPhone pictures unless JPEG is requested; few browsers or servers read it. */
export const HEIC_REFUSED = "This picture is in Apple's HEIC format. Save it as JPEG, then add it again.";

/** Some systems give such a file no type. */
export const isHeic = ({ type, name }: { type: string; name: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
