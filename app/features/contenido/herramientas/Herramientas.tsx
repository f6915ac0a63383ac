import { useLoaderData } from "@remix-run/react";
import { BotonDeAhorro } from "../play/BotonDeAhorro";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { FilterBar } from "~/components/FilterBar";
import { PuertaDeNecesidad } from "~/components/PuertaDeNecesidad";
import { ResultadosFiltrados } from "~/components/ResultadosFiltrados";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { useRaiz } from "~/shell/marco/marca";
import { contenedor, enlaceSuelto, fila, pagina, pila, soloEnPantalla } from "~/styles/layout.css";
import { ANCLA, HERRAMIENTAS } from "./filtros";
import { TUS_FAVORITOS } from "~/shell/marco/mapa";
import type { loader } from "./herramientas.server";

export function Herramientas() {
  const { ahorro, persona } = useRaiz();
  const { filtrado, puerta, temas, otros, cuantas, piezas, verMas } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <header>
        <h1>Herramientas</h1>
      </header>
      <FilterBar name={temas.nombre} options={temas.opciones} filters={otros} />
      <ResultadosFiltrados
        cuantos={cuantas}
        filtrado={filtrado}
        titulo="Herramientas y lecturas"
        siNada={{
          consejo: "Prueba con otro tema o con otro tipo.",
          enlace: "Ver todas las herramientas",
          href: HERRAMIENTAS,
        }}
      >
        <ListaDePiezas piezas={piezas} nivel={3} ancla={ANCLA} />
      </ResultadosFiltrados>
      <PuertaDeNecesidad puerta={puerta} />
      <div className={classNames(fila.media, soloEnPantalla)}>
        {verMas && <Button href={verMas}>Ver más</Button>}
        <BotonDeAhorro activo={ahorro} />
        {persona && (
          <nav aria-label="Lo tuyo">
            <a href={TUS_FAVORITOS} className={enlaceSuelto}>
              Tus favoritos
            </a>
          </nav>
        )}
      </div>
    </div>
  );
}
