import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "#ui/buttonLook.ts";

interface DocumentLinkProps extends ComponentProps<"a">, Omit<ButtonLook, "className"> {
  href: string;
  icon?: LucideIcon;
}

/** Leaves the screens for a page that the server draws whole (/view, /print, /qr, logout). A variant makes it a button. */
export function DocumentLink({ variant, size, className, icon: Icon, children, ...rest }: DocumentLinkProps) {
  return (
    <a className={variant ? buttonLook({ variant, size, className }) : className} {...rest}>
      {Icon && <Icon size={18} />}
      {children}
    </a>
  );
}
