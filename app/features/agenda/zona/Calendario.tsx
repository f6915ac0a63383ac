import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
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
    <Card as="section" id="calendario" tabIndex={-1} aria-labelledby="tu-calendario" className={pila.media}>
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
          <Form className={css.acciones}>
            <Button variant="secondary" name="intencion" value={REVOCAR_CALENDARIO}>
              Anular la dirección
            </Button>
            <Button variant="text" href={ABRIR_CALENDARIO}>
              Cambiarla por otra
            </Button>
          </Form>
        </>
      ) : (
        <>
          <p>Crea una dirección privada para ver tus sesiones en el calendario de tu teléfono.</p>
          <Button variant="secondary" href={ABRIR_CALENDARIO}>
            Crear mi dirección
          </Button>
        </>
      )}
      <div className={css.discrecion}>
        <p>
          <strong>Avisos discretos: {discreta ? "activados" : "desactivados"}</strong>
        </p>
        <p className={classNames(textoSuave, textoChico)}>
          Con ellos, los correos, las notificaciones y el calendario dicen solo “Cita”, sin tu especialista ni
          la especialidad.
        </p>
        <Button href={PREFERENCIAS} variant="text">
          {discreta ? "Dejar de ser discretos" : "Preferir avisos discretos"}
        </Button>
      </div>
    </Card>
  );
}
