import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { CardFoot } from "~/components/Card";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { TarjetaConImagen } from "~/components/TarjetaConImagen";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { pila, textoGuia } from "~/styles/layout.css";
import { ListaDeHorarios } from "../necesidades/ListaDeHorarios";
import { TarjetaEnVivo } from "../necesidades/TarjetaEnVivo";
import type { loader } from "./explorar.server";
import * as css from "./explorar.css";

type Elegido = NonNullable<Awaited<ReturnType<typeof loader>>["elegido"]>;

/** One theme: what to watch, to follow, to join and to print, and who to talk with. */
export function Tema({ necesidad, dibujo, resumen, delicado, piezas, ruta, enVivo, horarios }: Elegido) {
  return (
    <>
      <CabezaConDibujo titulo={necesidad} dibujo={dibujo && `temas.svg#${dibujo}`}>
        <p className={textoGuia}>{resumen}</p>
      </CabezaConDibujo>
      {delicado && <LineaDeCrisis llamar />}
      <section aria-labelledby="por-tu-cuenta" className={pila.media}>
        <h2 id="por-tu-cuenta">Por tu cuenta</h2>
        <ListaDePiezas piezas={piezas} nivel={3}>
          {ruta && (
            <TarjetaConImagen {...ruta} nivel={3} diferida={false}>
              {ruta.porcentaje !== null && (
                <progress className={css.barra} value={ruta.porcentaje} max={100} aria-hidden="true" />
              )}
              <CardFoot>{ruta.detalles}</CardFoot>
            </TarjetaConImagen>
          )}
          {enVivo && <TarjetaEnVivo {...enVivo} nivel={3} diferida={false} />}
        </ListaDePiezas>
      </section>
      {horarios.length > 0 && (
        <section aria-labelledby="con-alguien" className={pila.media}>
          <h2 id="con-alguien">Con alguien que sabe</h2>
          <ListaDeHorarios horarios={horarios} />
        </section>
      )}
    </>
  );
}
