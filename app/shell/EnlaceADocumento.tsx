import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { direccionDelVisor } from "~/domain/shared/navegacion/documentos";
import { soloLectores } from "~/styles/layout.css";
import { useRaiz } from "./marca";

type Props = { href: string; className?: string; children: ReactNode };

/** A document of ours: in our viewer inside the app, whose windows have no tabs; else in a new tab that says so. */
export function EnlaceADocumento({ href, className, children }: Props) {
  const { marco } = useRaiz();
  const { pathname, search } = useLocation();
  if (marco.visor) {
    return (
      <a href={direccionDelVisor(href, pathname + search)} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className={soloLectores}> (se abre en otra pestaña)</span>
    </a>
  );
}
