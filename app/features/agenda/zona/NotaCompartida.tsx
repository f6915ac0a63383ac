import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ILEGIBLE } from "~/domain/agenda/notas/nota";
import { fila, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import type { NotaEnPantalla } from "./nota.server";

/** Reason why nobody sees the shared note after the person withdrew the consent (Ley 29733, art. 13.7). */
export const SIN_TU_AUTORIZACION =
  "retiraste tu autorización para usar tus datos de salud. Lo verá cuando la des de nuevo.";

/** The note shared with the specialist before a session, on the page of that session. */
export function NotaCompartida({ nota }: { nota: NotaEnPantalla }) {
  const {
    especialista,
    especialidad,
    texto,
    ilegible,
    comparteHistorial,
    hay,
    laVe,
    sinConsentimiento,
    abierta,
    href,
  } = nota;
  if (!hay && !abierta) return null;
  return (
    <Card as="section" aria-labelledby="lo-compartido" className={pila.media}>
      <h2 id="lo-compartido">Lo que compartes con {especialista}</h2>
      {!hay && (
        <p className={textoSuave}>
          Nada por ahora.{!sinConsentimiento && " Si quieres, cuéntale algo antes de la sesión."}
        </p>
      )}
      {hay && !laVe && (
        <p>
          {sinConsentimiento ? (
            <>
              <strong>No lo ve:</strong> {SIN_TU_AUTORIZACION}
            </>
          ) : (
            <>
              <strong>Todavía no lo ve:</strong> lo escribiste para quien te iba a atender antes. Revísalo y
              guárdalo para compartirlo.
            </>
          )}
        </p>
      )}
      {ilegible && <p>{ILEGIBLE}</p>}
      {texto !== "" && <p className={textoPropio}>{texto}</p>}
      {comparteHistorial && <p>Las fechas de tus sesiones anteriores de {especialidad}.</p>}
      <div className={fila.media}>
        <Button href={href} variant="secondary">
          {hay ? "Cambiar o borrar" : "Contarle algo"}
        </Button>
      </div>
    </Card>
  );
}
