import { useLoaderData } from "@remix-run/react";
import { BotonDeAhorro } from "./BotonDeAhorro";
import { classNames } from "~/components/classNames";
import { FilterBar } from "~/components/FilterBar";
import { PuertaDeNecesidad } from "~/components/PuertaDeNecesidad";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { TUS_FAVORITOS } from "~/shell/marco/mapa";
import { contenedor, enlaceSuelto, fila, pagina, pila, soloLectores } from "~/styles/layout.css";
import { PLAY } from "./filtros";
import { Retirados } from "./Retirados";
import { SinVideos } from "./SinVideos";
import type { loader } from "./play.server";

/** Subtitle of the page for each list of videos. */
const GUARDADO = { favoritos: "Lo que guardaste", historial: "Del último al primero" };
const TITULO = { favoritos: "Tus favoritos", historial: "Lo que viste" };
export const tituloDePlay = (ver: keyof typeof TITULO | null | undefined) =>
  ver ? TITULO[ver] : "Bienestar play";

export function Play() {
  const { ver, filtrado, ahorro, conPersona, filtros, puerta, sigueViendo, piezas, retirados } =
    useLoaderData<typeof loader>();
  const [temas, ...otros] = filtros;
  const loTuyo = conPersona && (
    <nav aria-label="Lo tuyo" className={fila.media}>
      {ver && <EnlaceSuelto href={PLAY} texto="Todos los videos" />}
      {ver !== "favoritos" && <EnlaceSuelto href={TUS_FAVORITOS} texto="Tus favoritos" />}
      {ver !== "historial" && <EnlaceSuelto href={`${PLAY}?ver=historial`} texto="Lo que viste" />}
    </nav>
  );
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <header className={pila.corta}>
        <h1>{tituloDePlay(ver)}</h1>
        {ver && loTuyo}
      </header>
      {sigueViendo.length > 0 && (
        <section aria-labelledby="sigue-viendo" className={pila.media}>
          <h2 id="sigue-viendo">Sigue viendo</h2>
          <ListaDePiezas piezas={sigueViendo} nivel={3} />
        </section>
      )}
      {temas && <FilterBar name={temas.nombre} options={temas.opciones} filters={otros} />}
      {piezas.length === 0 ? (
        retirados.length === 0 && <SinVideos ver={ver} />
      ) : (
        <section aria-labelledby="lista">
          <h2 id="lista" className={soloLectores}>
            {filtrado && !ver ? cuantos(piezas.length) : ver ? GUARDADO[ver] : "Todos los videos"}
          </h2>
          <ListaDePiezas piezas={piezas} nivel={3} />
        </section>
      )}
      <PuertaDeNecesidad puerta={puerta} />
      {retirados.length > 0 && <Retirados piezas={retirados} />}
      {!ver && loTuyo}
      <BotonDeAhorro activo={ahorro} />
    </div>
  );
}

const cuantos = (numero: number) => (numero === 1 ? "1 video" : `${numero} videos`);

function EnlaceSuelto({ href, texto }: { href: string; texto: string }) {
  return (
    <a href={href} className={enlaceSuelto}>
      {texto}
    </a>
  );
}
