import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { ESPERAR_DIA } from "~/domain/agenda/esperas/formularios";
import { pila, textoSuave } from "~/styles/layout.css";

interface Props {
  idEspecialista: string;
  nombre: string;
  /** Fully booked day that the person chose, and whether they already wait for it. */
  completo: { fecha: string; dia: string; enEspera: boolean } | null;
}

/** Chosen day on which every time is taken: the person can join its waiting list. */
export function DiaCompleto({ idEspecialista, nombre, completo }: Props) {
  if (!completo) return null;
  return (
    <Card id="espera" as="section" tabIndex={-1} aria-labelledby="titulo-espera" className={pila.media}>
      <h2 id="titulo-espera">
        El {completo.dia} ya no tiene horarios libres con {nombre}
      </h2>
      {completo.enEspera ? (
        <p>
          Ya estás en la lista de espera de este día. <a href={MIS_ESPERAS}>Ver tus listas de espera</a>
        </p>
      ) : (
        <>
          <p className={textoSuave}>
            Si se libera uno, lo guardamos un tiempo para la primera persona de la lista y le avisamos por
            correo.
          </p>
          <Form action={MIS_ESPERAS}>
            <input type="hidden" name="idEspecialista" value={idEspecialista} />
            <input type="hidden" name="fecha" value={completo.fecha} />
            <Button name="intencion" value={ESPERAR_DIA}>
              Avísame si se libera un horario este día
            </Button>
          </Form>
        </>
      )}
    </Card>
  );
}
