import { Toast } from "~/components/Toast";
import { alertStack } from "~/components/Alert.css";
import type { AvisoDePagina } from "~/domain/shared/navegacion/aviso";

/** What the action before this page had to say, each notice above the one before. */
export function AvisosDePagina({ avisos }: { avisos: AvisoDePagina[] }) {
  if (avisos.length === 0) return null;
  return (
    <div className={alertStack}>
      {avisos.map(({ key, icon, message, duration }) => (
        <Toast key={key} kind={icon} message={message} durationInMs={duration} />
      ))}
    </div>
  );
}
