import { Boton } from "~/components/Boton";
import { Formulario } from "~/components/Formulario";
import { Tarjeta } from "~/components/Tarjeta";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { ESPERAR_ANTES } from "~/domain/agenda/esperas/formularios";
import { pila, textoSuave } from "~/styles/layout.css";

/** Waiting for an earlier time with the same specialist. */
export function Adelantar({ idCita, espera }: { idCita: string; espera: boolean }) {
  return (
    <Tarjeta como="section" aria-labelledby="adelantar" className={pila.media}>
      <h2 id="adelantar">¿Te gustaría que sea antes?</h2>
      {espera ? (
        <>
          <p>Estás en la lista de espera. Te avisaremos si se libera un horario antes.</p>
          <Boton href={MIS_ESPERAS} variante="secundario">
            Ver tus listas de espera
          </Boton>
        </>
      ) : (
        <>
          <p className={textoSuave}>
            Si se libera un horario antes con el mismo especialista, lo guardamos un tiempo para ti. Tu sesión
            sigue como está hasta que lo aceptes, y no pagas nada más.
          </p>
          <Formulario action={MIS_ESPERAS}>
            <input type="hidden" name="idCita" value={idCita} />
            <Boton name="intencion" value={ESPERAR_ANTES} variante="secundario">
              Avísame si se libera antes
            </Boton>
          </Formulario>
        </>
      )}
    </Tarjeta>
  );
}
