import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { ESPERAR_ANTES } from "~/domain/agenda/esperas/formularios";
import * as css from "./zona.css";
import { pila, textoSuave } from "~/styles/layout.css";

/** Lets the person join or leave the waiting list for an earlier time with the same specialist. */
export function Adelantar({ idCita, espera }: { idCita: string; espera: boolean }) {
  return (
    <section aria-labelledby="adelantar" className={pila.corta}>
      <h2 id="adelantar" className={css.tituloDeAdelanto}>
        ¿Te gustaría que sea antes?
      </h2>
      {espera ? (
        <>
          <p>Estás en la lista de espera. Te avisaremos si se libera un horario antes.</p>
          <Button href={MIS_ESPERAS} variant="secondary">
            Ver tus listas de espera
          </Button>
        </>
      ) : (
        <>
          <p className={textoSuave}>
            Si se libera un horario antes con el mismo especialista, lo guardamos un tiempo para ti. Tu sesión
            sigue como está hasta que lo aceptes, y no pagas nada más.
          </p>
          <Form action={MIS_ESPERAS}>
            <input type="hidden" name="idCita" value={idCita} />
            <Button name="intencion" value={ESPERAR_ANTES} variant="secondary">
              Avísame si se libera antes
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
