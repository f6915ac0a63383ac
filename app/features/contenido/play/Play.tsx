import { useLoaderData } from "@remix-run/react";
import { BotonDeAhorro } from "~/components/BotonDeAhorro";
import { classNames } from "~/components/classNames";
import { FilterLinks } from "~/components/FilterLinks";
import { MoreFilters } from "~/components/MoreFilters";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { TUS_FAVORITOS } from "~/shell/mapa";
import { contenedor, enlaceSuelto, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
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
  const { ver, filtrado, ahorro, conPersona, filtros, conOtros, sigueViendo, piezas, retirados } =
    useLoaderData<typeof loader>();
  const [temas, ...otros] = filtros;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>{tituloDePlay(ver)}</h1>
        {!ver && <p className={textoGuia}>Un minuto para ti: míralo o escúchalo cuando quieras, gratis.</p>}
        {conPersona && (
          <nav aria-label="Lo tuyo" className={fila.media}>
            {ver && <EnlaceSuelto href={PLAY} texto="Todos los videos" />}
            {ver !== "favoritos" && <EnlaceSuelto href={TUS_FAVORITOS} texto="Tus favoritos" />}
            {ver !== "historial" && <EnlaceSuelto href={`${PLAY}?ver=historial`} texto="Lo que viste" />}
          </nav>
        )}
      </header>
      {sigueViendo.length > 0 && (
        <section aria-labelledby="sigue-viendo" className={pila.media}>
          <h2 id="sigue-viendo">Sigue viendo</h2>
          <ListaDePiezas piezas={sigueViendo} nivel={3} />
        </section>
      )}
      {temas && <FilterLinks name={temas.nombre} options={temas.opciones} />}
      <div className={fila.media}>
        {otros.length > 0 && <MoreFilters title="Nivel y orden" open={conOtros} filters={otros} />}
        <BotonDeAhorro activo={ahorro} />
      </div>
      {piezas.length === 0 ? (
        retirados.length === 0 && <SinVideos ver={ver} />
      ) : (
        <section aria-labelledby="lista" className={pila.media}>
          <h2 id="lista">
            {filtrado && !ver ? cuantos(piezas.length) : ver ? GUARDADO[ver] : "Todos los videos"}
          </h2>
          <ListaDePiezas piezas={piezas} nivel={3} />
        </section>
      )}
      {retirados.length > 0 && <Retirados piezas={retirados} />}
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
