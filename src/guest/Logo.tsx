import type { GuestGuidebook } from "#guest/guidebook.ts";

interface LogoProps {
  guidebook: Pick<GuestGuidebook, "logo" | "pictures">;
  className: string;
}

/** The host's logo, where there is one (Sharing 11). It is fetched once somebody scrolls to it. */
export function Logo({ guidebook: { logo, pictures }, className }: LogoProps) {
  if (logo === null) return null;
  const { width, height, srcset } = pictures[logo] ?? {};
  return (
    <img
      className={className}
      src={logo}
      srcSet={srcset}
      sizes="9rem"
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
