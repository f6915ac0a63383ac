import { classNames } from "~/components/classNames";
import { Button } from "~/components/Button";
import { Paisaje } from "~/components/Paisaje";
import { contenedor, enlaceSuelto } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marco/marca";
import type { PortadaDatos } from "./datos";
import type { Pendiente } from "./pendientes";
import * as css from "./Portada.css";
import { Respiro } from "./Respiro";
import { TarjetaDePendiente } from "./TarjetaDePendiente";

interface Props extends Pick<PortadaDatos, "conSonido"> {
  /** The person's next event, and the thing to go on with. */
  pendientes: readonly Pendiente[];
  /** True when nothing else in the first screen leads to the booking. */
  conAgendar: boolean;
}

/** Top of the home page: what waits for the person, or else the needs; in the drawing, the minute of breathing. */
export function Bienvenida({ pendientes, conAgendar, conSonido }: Props) {
  const { persona } = useRaiz();
  return (
    <section className={css.bienvenida} aria-labelledby="bienvenida">
      <div className={classNames(contenedor, css.sobreElPaisaje)}>
        <div className={css.mensaje}>
          {persona ? (
            <>
              <h1 id="bienvenida">{persona.nombre ? `Hola, ${persona.nombre}` : "Hola"}</h1>
              {pendientes.map((pendiente) => (
                <TarjetaDePendiente key={pendiente.clase} {...pendiente} />
              ))}
              {conAgendar && (
                <div className={css.acciones}>
                  <Button href="/agendar" large variant={pendientes.length > 0 ? "secondary" : "primary"}>
                    Agendar
                  </Button>
                </div>
              )}
            </>
          ) : (
            <Promesa />
          )}
        </div>
      </div>
      <Paisaje className={css.paisaje} imagen={css.imagen} />
      <Respiro conSonido={conSonido} />
    </section>
  );
}

const Promesa = () => (
  <>
    <h1 id="bienvenida" className={css.promesa}>
      Duerme mejor, calma la cabeza, muévete
    </h1>
    <p className={css.bajada}>Gratis y sin cuenta. Con un especialista, cuando quieras.</p>
    <div className={css.acciones}>
      <Button href="#necesidades" large>
        Elige qué necesitas
      </Button>
      <a href="/especialista" className={enlaceSuelto}>
        Ver especialistas
      </a>
    </div>
  </>
);
