import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Form } from "~/components/Form";
import { pila, textoSuave } from "~/styles/layout.css";
import type { Ausencia } from "./cita.server";
import { AVISAR_AUSENCIA } from "./intenciones";

/** Lets the person report that the specialist did not come, and shows the stored report. */
export function SinEspecialista({
  avisadaEl,
  motivo,
  devolucion,
  mensaje,
}: Ausencia & { mensaje: string | undefined }) {
  return (
    <Card
      as="section"
      id="ausencia"
      tabIndex={-1}
      aria-labelledby="titulo-de-ausencia"
      className={pila.media}
    >
      <h2 id="titulo-de-ausencia">{motivo === null ? "¿No vino? Avísanos" : "Esta sesión se tuvo"}</h2>
      {mensaje && (
        <Alert kind="advertencia" role="alert" focused>
          <p>{mensaje}</p>
        </Alert>
      )}
      {motivo !== null ? (
        <p>
          {avisadaEl === null ? "Lo anotamos así" : "Revisamos tu aviso"}: {motivo}
        </p>
      ) : avisadaEl !== null ? (
        <p>
          Nos avisaste el {avisadaEl}. Lo estamos revisando. {devolucion}
        </p>
      ) : (
        <>
          <p className={textoSuave}>{devolucion} Antes revisamos lo que pasó en la sala.</p>
          <Form method="post">
            <Button name="intencion" value={AVISAR_AUSENCIA} variant="secondary">
              Avisar que no vino
            </Button>
          </Form>
        </>
      )}
    </Card>
  );
}
