import { useLoaderData } from "@remix-run/react";
import { BotonDeAhorro } from "~/components/BotonDeAhorro";
import { classNames } from "~/components/classNames";
import { FilterLinks } from "~/components/FilterLinks";
import { MoreFilters } from "~/components/MoreFilters";
import { ResultadosFiltrados } from "~/components/ResultadosFiltrados";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { useRaiz } from "~/shell/marca";
import { contenedor, enlaceSuelto, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import { HERRAMIENTAS } from "./filtros";
import { TUS_FAVORITOS } from "~/shell/mapa";
import type { loader } from "./herramientas.server";

export function Herramientas() {
  const { ahorro, persona } = useRaiz();
  const { filtrado, temas, otros, conOtros, piezas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Herramientas</h1>
        <p className={textoGuia}>Hojas para imprimir y llenar, y lecturas cortas. Gratis y sin cuenta.</p>
        {persona && (
          <nav aria-label="Lo tuyo">
            <a href={TUS_FAVORITOS} className={enlaceSuelto}>
              Tus favoritos
            </a>
          </nav>
        )}
      </header>
      <FilterLinks name={temas.nombre} options={temas.opciones} />
      <div className={fila.media}>
        <MoreFilters title="Tipo y orden" open={conOtros} filters={otros} />
        <BotonDeAhorro activo={ahorro} />
      </div>
      <ResultadosFiltrados
        cuantos={piezas.length}
        filtrado={filtrado}
        titulo="Herramientas y lecturas"
        siNada={{
          consejo: "Prueba con otro tema o con otro tipo.",
          enlace: "Ver todas las herramientas",
          href: HERRAMIENTAS,
        }}
      >
        <ListaDePiezas piezas={piezas} nivel={3} />
      </ResultadosFiltrados>
    </div>
  );
}
