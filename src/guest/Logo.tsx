import type { GuestGuidebook } from "#stays/guestGuidebook.ts";

interface LogoProps {
  guidebook: Pick<GuestGuidebook, "logo" | "pictures">;
  className: string;
}

/** The host's logo, if any (Sharing 11), loaded when it is scrolled to. */
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
