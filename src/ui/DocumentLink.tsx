import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "#ui/buttonLook.ts";

interface DocumentLinkProps extends ComponentProps<"a">, Omit<ButtonLook, "className"> {
  href: string;
  icon?: LucideIcon;
}

/** A link to a page outside the client router (/view, /print, /qr, logout). `variant` makes it a button. */
export function DocumentLink({ variant, size, className, icon: Icon, children, ...rest }: DocumentLinkProps) {
  return (
    <a className={variant ? buttonLook({ variant, size, className }) : className} {...rest}>
      {Icon && <Icon size={18} />}
      {children}
    </a>
  );
}
