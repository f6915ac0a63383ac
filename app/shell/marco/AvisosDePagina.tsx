import { classNames } from "~/components/classNames";
import { Toast } from "~/components/Toast";
import type { AvisoDePagina } from "~/domain/shared/navegacion/aviso";
import { contenedor, pila } from "~/styles/layout.css";
import { sobreLaPagina } from "./Pagina.css";

interface Props {
  avisos: AvisoDePagina[];
  /** True when the page has just loaded and no other part of it takes the focus. */
  conFoco: boolean;
}

/**
 * Notices about the previous action, at the head of the content, where they cover nothing. The first one takes the
 * focus of a page that has just loaded (WCAG 2.2, 4.1.3).
 */
export function AvisosDePagina({ avisos, conFoco }: Props) {
  if (avisos.length === 0) return null;
  return (
    <div className={classNames(contenedor, pila.corta, sobreLaPagina)}>
      {avisos.map(({ key, icon, message, duration }, indice) => (
        <Toast
          key={key}
          kind={icon}
          message={message}
          durationInMs={duration}
          focused={conFoco && indice === 0}
        />
      ))}
    </div>
  );
}
