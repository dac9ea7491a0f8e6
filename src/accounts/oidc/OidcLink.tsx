import { buttonLook, type ButtonLook } from "#ui/buttonLook.ts";
import { useProduct } from "#ui/product.tsx";

interface OidcLinkProps extends ButtonLook {
  /** Where the host goes afterwards. */
  next: string | null;
  /** True where a signed-in host proves their identity, or signs in again, while the screen stays open. */
  inNewTab?: boolean;
  onClick?: () => void;
}

/** Leads to the OpenID provider and back; nothing without one. */
export function OidcLink({ next, inNewTab = false, onClick, ...look }: OidcLinkProps) {
  const { oidcName } = useProduct();
  if (oidcName === null) return null;
  const query = new URLSearchParams({ ...(next && { next }), ...(inNewTab && { proves: "true" }) });
  return (
    <a
      href={`/auth/oidc?${query}`}
      target={inNewTab ? "_blank" : undefined}
      onClick={onClick}
      className={buttonLook(look)}
    >
      Continue with {oidcName}
    </a>
  );
}
