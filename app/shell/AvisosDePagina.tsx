import { Toast } from "~/components/Toast";
import { alertStack } from "~/components/Alert.css";
import type { AvisoDePagina } from "~/domain/shared/navegacion/aviso";

interface Props {
  avisos: AvisoDePagina[];
  /** The page has just arrived, and nothing else on it has a better claim to the focus. */
  conFoco?: boolean;
}

/** The notices of the action before this page, each above the one before. The first takes the focus of a page that arrives. */
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
