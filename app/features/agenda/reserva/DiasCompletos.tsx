import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { ESPERAR_DIA } from "~/domain/agenda/esperas/formularios";
import { pila, textoSuave } from "~/styles/layout.css";
import { DiasPorMes, type MesDeDias } from "./DiasPorMes";

interface Props {
  idEspecialista: string;
  nombre: string;
  completos: MesDeDias[];
  /** Fully booked day that the person chose, and whether they already wait for it. */
  completo: { fecha: string; dia: string; enEspera: boolean } | null;
}

/** Days on which every time is taken. Each is a link, and the person can join the waiting list of the chosen one. */
export function DiasCompletos({ idEspecialista, nombre, completos, completo }: Props) {
  if (completos.length === 0) return null;
  return (
    <section id="espera" tabIndex={-1} aria-labelledby="titulo-espera" className={pila.media}>
      <h2 id="titulo-espera">Días completos</h2>
      {completo ? (
        <Card className={pila.media}>
          <p>
            <strong>
              El {completo.dia} ya no tiene horarios libres con {nombre}.
            </strong>
          </p>
          <p className={textoSuave}>
            Si se libera uno, lo guardamos un tiempo para la primera persona de la lista y le avisamos por
            correo.
          </p>
          {completo.enEspera ? (
            <p>
              Ya estás en la lista de espera de este día. <a href={MIS_ESPERAS}>Ver tus listas de espera</a>
            </p>
          ) : (
            <Form action={MIS_ESPERAS}>
              <input type="hidden" name="idEspecialista" value={idEspecialista} />
              <input type="hidden" name="fecha" value={completo.fecha} />
              <Button name="intencion" value={ESPERAR_DIA}>
                Avísame si se libera un horario este día
              </Button>
            </Form>
          )}
        </Card>
      ) : (
        <p className={textoSuave}>Elige uno para entrar en su lista de espera.</p>
      )}
      <DiasPorMes meses={completos} activo={completo?.fecha} />
    </section>
  );
}
