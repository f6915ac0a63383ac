import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { FilterBar } from "~/components/FilterBar";
import { PuertaDeNecesidad } from "~/components/PuertaDeNecesidad";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { ResultadosFiltrados } from "~/components/ResultadosFiltrados";
import { contenedor, enlaceSuelto, fila, pagina, pila } from "~/styles/layout.css";
import { CALENDARIO, EN_VIVO } from "./direcciones";
import type { loader } from "./enVivo.server";
import { ListaDeFechas } from "./ListaDeFechas";

export function EnVivo() {
  const { sinTerminar, filtrado, filtros, puerta, fechas } = useLoaderData<typeof loader>();
  const [temas, ...otros] = filtros;
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <ReservasSinTerminar reservas={sinTerminar} />
      <header>
        <h1>Bienestar en vivo</h1>
      </header>
      {temas && <FilterBar name={temas.nombre} options={temas.opciones} filters={otros} />}
      <ResultadosFiltrados
        cuantos={fechas.length}
        filtrado={filtrado}
        titulo="Lo que viene"
        siNada={{
          consejo: "Prueba con otro tema o con otro día.",
          enlace: "Ver todos los talleres",
          href: EN_VIVO,
        }}
      >
        <ListaDeFechas fechas={fechas} nivel={3} />
      </ResultadosFiltrados>
      <PuertaDeNecesidad puerta={puerta} />
      <p className={fila.media}>
        <a href={CALENDARIO} className={enlaceSuelto}>
          Ver el calendario
        </a>
      </p>
    </div>
  );
}
