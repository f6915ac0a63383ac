import type { ReactNode } from "react";
import type { EnlaceADocumento as Enlace } from "./documentos.server";

/** `className` is for one that stands by itself. */
export function EnlaceADocumento({
  href,
  enOtraPestana,
  className,
  children,
}: Enlace & { className?: string; children: ReactNode }) {
  return (
    <a href={href} className={className} {...(enOtraPestana && { target: "_blank", rel: "noreferrer" })}>
      {children}
    </a>
  );
}
