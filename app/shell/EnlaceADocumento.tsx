import type { ReactNode } from "react";
import type { EnlaceADocumento as Enlace } from "./documentos.server";

export function EnlaceADocumento({ href, enOtraPestana, children }: Enlace & { children: ReactNode }) {
  return (
    <a href={href} {...(enOtraPestana && { target: "_blank", rel: "noreferrer" })}>
      {children}
    </a>
  );
}
