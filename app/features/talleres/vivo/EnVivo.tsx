import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { FilterLinks } from "~/components/FilterLinks";
import { MoreFilters } from "~/components/MoreFilters";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { ResultadosFiltrados } from "~/components/ResultadosFiltrados";
import { contenedor, enlaceSuelto, pagina, pila, textoGuia } from "~/styles/layout.css";
import { CALENDARIO, EN_VIVO } from "./direcciones";
import type { loader } from "./enVivo.server";
import { ListaDeFechas } from "./ListaDeFechas";

export function EnVivo() {
  const { sinTerminar, filtrado, filtros, fechas } = useLoaderData<typeof loader>();
  const [temas, ...otros] = filtros;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <ReservasSinTerminar reservas={sinTerminar} />
      <header className={pila.corta}>
        <h1>Bienestar en vivo</h1>
        <p className={textoGuia}>
          Talleres y clases con otras personas, desde donde estés. Casi todos son gratis.
        </p>
        <p>
          <a href={CALENDARIO} className={enlaceSuelto}>
            Ver el calendario
          </a>
        </p>
      </header>
      <div className={pila.media}>
        {temas && <FilterLinks name={temas.nombre} options={temas.opciones} />}
        <MoreFilters
          title="Día, nivel y quién dirige"
          open={otros.some(({ opciones }) => !opciones[0]?.activo)}
          filters={otros}
        />
      </div>
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
    </div>
  );
}
