import { classNames } from "~/components/classNames";
import { Button } from "~/components/Button";
import { Paisaje } from "~/components/Paisaje";
import { contenedor } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marca";
import type { PortadaDatos } from "./datos";
import type { Pendiente } from "./pendientes";
import { TarjetaDePendiente } from "./ParaVolver";
import * as css from "./Portada.css";
import { Respiro } from "./Respiro";

/** Top of the home page: the person's next event, or else the needs; in the drawing, the minute of breathing. */
export function Bienvenida({
  primero,
  conSonido,
}: Pick<PortadaDatos, "conSonido"> & { primero: Pendiente | null }) {
  const { persona } = useRaiz();
  const conHora = primero?.clase === "sesion" || primero?.clase === "taller";
  return (
    <section className={css.bienvenida} aria-labelledby="bienvenida">
      <div className={classNames(contenedor, css.sobreElPaisaje)}>
        <div className={classNames(css.mensaje, !conHora && css.juntoAlSol)}>
          <Promesa primero={primero} />
          {!conHora && (
            <div className={css.acciones}>
              <Button
                href={persona ? "/agendar" : "/especialista"}
                large
                variant={primero ? "secondary" : "primary"}
              >
                Agendar
              </Button>
            </div>
          )}
        </div>
        {!conHora && <Respiro conSonido={conSonido} />}
      </div>
      <Paisaje className={css.paisaje} imagen={css.imagen} />
    </section>
  );
}

function Promesa({ primero }: { primero: Pendiente | null }) {
  const { persona } = useRaiz();
  if (!persona) {
    return (
      <>
        <h1 id="bienvenida" className={css.promesa}>
          Duerme mejor, calma la cabeza, muévete
        </h1>
        <p className={css.bajada}>Gratis y sin cuenta. Con un especialista, cuando quieras.</p>
      </>
    );
  }
  return (
    <>
      <h1 id="bienvenida">{persona.nombre ? `Hola, ${persona.nombre}` : "Hola"}</h1>
      {primero ? <TarjetaDePendiente {...primero} /> : <p className={css.bajada}>¿Qué te haría bien hoy?</p>}
    </>
  );
}
