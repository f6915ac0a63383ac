import { Toast } from "~/components/Toast";
import { alertStack } from "~/components/Alert.css";
import type { AvisoDePagina } from "~/domain/shared/navegacion/aviso";

interface Props {
  avisos: AvisoDePagina[];
  /** True when the page has just loaded and no other part of it takes the focus. */
  conFoco?: boolean;
}

/**
 * Notices about the previous action, the newest on top. The first one takes the focus of a page that has just loaded
 * (WCAG 2.2, 4.1.3).
 */
export function AvisosDePagina({ avisos, conFoco = false }: Props) {
  if (avisos.length === 0) return null;
  return (
    <div className={alertStack}>
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
