import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { direccionDelVisor } from "~/domain/shared/navegacion/documentos";
import { soloLectores } from "~/styles/layout.css";
import { useRaiz } from "./marca";

type Props = { href: string; className?: string; children: ReactNode };

/**
 * Link to one of our documents. Inside the app, whose windows have no tabs, it opens in our viewer. Elsewhere it
 * opens in a new tab, and says so (WCAG 2.2, 3.2.5).
 */
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
