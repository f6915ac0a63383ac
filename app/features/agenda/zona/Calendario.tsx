import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { Tarjeta } from "~/components/Tarjeta";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { ABRIR_CALENDARIO, PREFERENCIAS } from "./direcciones";
import { REVOCAR_CALENDARIO } from "./intenciones";
import * as css from "./zona.css";

interface Props {
  hay: boolean;
  /** Only until its person has copied it. */
  direccion: string | null;
  discreta: boolean;
}

/** The private address for a calendar of one's own, and whether notices say what they are about. */
export function Calendario({ hay, direccion, discreta }: Props) {
  return (
    <Tarjeta
      como="section"
      id="calendario"
      tabIndex={-1}
      aria-labelledby="tu-calendario"
      className={pila.media}
    >
      <h2 id="tu-calendario">Tu calendario</h2>
      {hay ? (
        <>
          {direccion ? (
            <>
              <p>
                Cópiala ahora y suscríbete con ella: no la guardamos y dejaremos de mostrarla en unos minutos.
                Quien la tenga puede ver tus sesiones, así que no la compartas.
              </p>
              <p className={css.direccion}>{direccion}</p>
            </>
          ) : (
            <p>
              Tienes una dirección privada. No guardamos una copia que se pueda leer: si la perdiste, cámbiala
              por otra.
            </p>
          )}
          <Formulario className={css.acciones}>
            <Boton variante="secundario" name="intencion" value={REVOCAR_CALENDARIO}>
              Anular la dirección
            </Boton>
            <Boton variante="texto" href={ABRIR_CALENDARIO}>
              Cambiarla por otra
            </Boton>
          </Formulario>
        </>
      ) : (
        <>
          <p>Crea una dirección privada para ver tus sesiones en el calendario de tu teléfono.</p>
          <Boton variante="secundario" href={ABRIR_CALENDARIO}>
            Crear mi dirección
          </Boton>
        </>
      )}
      <div className={css.discrecion}>
        <p>
          <strong>Avisos discretos: {discreta ? "activados" : "desactivados"}</strong>
        </p>
        <p className={clases(textoSuave, textoChico)}>
          Con ellos, los correos, las notificaciones y el calendario dicen solo “Cita”, sin tu especialista ni
          la especialidad.
        </p>
        <Boton href={PREFERENCIAS} variante="texto">
          {discreta ? "Dejar de ser discretos" : "Preferir avisos discretos"}
        </Boton>
      </div>
    </Tarjeta>
  );
}
