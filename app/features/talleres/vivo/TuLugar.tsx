import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Form } from "~/components/Form";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import { ACEPTAR, DEJAR, INSCRIBIRSE } from "./intenciones";
import * as css from "./vivo.css";

export interface TuLugarProps {
  elegida: {
    fecha: string;
    cuando: string;
    aviso: string | null;
    cancelada: string | null;
    lugares: string;
    conEspera: boolean;
    ics: string;
  };
  lugar: { estado: string; hasta: string | null; enLaLista: string } | null;
  mensaje: string | null;
}

const TITULO: Record<string, string> = {
  inscrita: "Tu lugar está reservado",
  esperando: "Estás en la lista de espera",
  ofrecida: "Te guardamos un lugar",
};

/** The chosen date: whether there is room, and what the person has or may do about it. */
export function TuLugar({ elegida, lugar, mensaje }: TuLugarProps) {
  const { cancelada, conEspera } = elegida;
  return (
    <Card as="section" aria-labelledby="tu-lugar" className={pila.media}>
      <div className={pila.junta}>
        <h2 id="tu-lugar">{(lugar && TITULO[lugar.estado]) ?? "Elige tu fecha"}</h2>
        <p className={css.dia}>{elegida.cuando}</p>
        {!lugar && <p className={textoSuave}>Gratis · {elegida.lugares}</p>}
      </div>
      {mensaje && (
        <Alert kind="error" role="alert">
          {mensaje}
        </Alert>
      )}
      {elegida.aviso && <Alert>{elegida.aviso}</Alert>}
      {cancelada !== null && <Alert kind="advertencia">Esta fecha se canceló. {cancelada}</Alert>}
      {lugar?.estado === "esperando" && (
        <p>{lugar.enLaLista} Si se libera un lugar, lo guardamos para ti y te avisamos.</p>
      )}
      {lugar?.estado === "ofrecida" && <p>Es solo para ti hasta las {lugar.hasta} (hora de Perú).</p>}
      {cancelada === null && (
        <Form className={fila.corta}>
          <input type="hidden" name="fecha" value={elegida.fecha} />
          {!lugar && (
            <Button name="intencion" value={INSCRIBIRSE} wide large>
              {conEspera ? "Entrar en la lista de espera" : "Inscribirme"}
            </Button>
          )}
          {lugar?.estado === "ofrecida" && (
            <Button name="intencion" value={ACEPTAR}>
              Aceptar el lugar
            </Button>
          )}
          {lugar && (
            <Button name="intencion" value={DEJAR} variant="secondary">
              Dejar mi lugar
            </Button>
          )}
        </Form>
      )}
      {lugar?.estado === "inscrita" && (
        <a href={elegida.ics} className={enlaceSuelto}>
          Agregar a mi calendario
        </a>
      )}
    </Card>
  );
}
