import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { EnlaceFiltro } from "~/components/EnlaceFiltro";
import { Icono } from "~/components/Icono";
import { Selector, type Opcion } from "~/components/Selector";
import type { FiltrosDeEspecialistas as Filtros } from "~/domain/agenda/especialistas/buscarEspecialistas";
import { fila, soloLectores } from "~/styles/layout.css";
import { filtrosActivos } from "./filtrosActivos";
import * as css from "./especialistas.css";

interface Props {
  filtros: Filtros;
  especialidades: Opcion[];
  temas: Opcion[];
  idiomas: Opcion[];
  precios: Opcion[];
}

const CUANDO: Opcion[] = [
  { valor: "hoy", texto: "Hoy" },
  { valor: "3-dias", texto: "En los próximos 3 días" },
  { valor: "7-dias", texto: "En los próximos 7 días" },
];
const ORDEN: Opcion[] = [
  { valor: "horario", texto: "Primer horario libre" },
  { valor: "precio", texto: "Menor precio" },
];

/**
 * A plain GET form: every combination has an address that can be shared. Folded on a telephone, where it would
 * stand before the answer; always open where there is room (by CSS, so that one HTML serves both).
 */
export function FiltrosDeEspecialistas({ filtros, especialidades, temas, idiomas, precios }: Props) {
  const filtro = (name: keyof Filtros) => ({
    id: `filtro-${name}`,
    name,
    defaultValue: filtros[name] ?? "",
  });
  const activos = filtrosActivos(filtros, {
    buscar: [],
    especialidad: especialidades,
    tema: temas,
    cuando: CUANDO,
    precio: precios,
    idioma: idiomas,
  });
  return (
    <>
      <details className={css.plegable}>
        <summary className={css.tirador}>
          Filtrar y ordenar
          <Icono nombre="abajo" className={css.flecha} />
        </summary>
        <form action="/especialista" className={css.filtros} aria-label="Filtrar especialistas">
          <Campo etiqueta="Buscar" type="search" maxLength={80} {...filtro("buscar")} />
          <Selector
            etiqueta="Especialidad"
            vacia="Todas"
            opciones={especialidades}
            {...filtro("especialidad")}
          />
          <Selector etiqueta="Tema" vacia="Todos" opciones={temas} {...filtro("tema")} />
          <Selector etiqueta="Primer horario" vacia="Cualquier día" opciones={CUANDO} {...filtro("cuando")} />
          <Selector etiqueta="Precio" vacia="Cualquiera" opciones={precios} {...filtro("precio")} />
          <Selector etiqueta="Idioma" vacia="Cualquiera" opciones={idiomas} {...filtro("idioma")} />
          <Selector etiqueta="Ordenar por" opciones={ORDEN} {...filtro("orden")} />
          <Boton className={css.filtrar}>Filtrar</Boton>
        </form>
      </details>
      {activos.length > 0 && (
        <ul className={fila.corta} aria-label="Filtros puestos">
          {activos.map(({ texto, hrefSinEl }) => (
            <li key={texto}>
              <EnlaceFiltro href={hrefSinEl} activo>
                <span className={soloLectores}>Quitar el filtro </span>
                {texto}
                <Icono nombre="cerrar" tamano={16} />
              </EnlaceFiltro>
            </li>
          ))}
          {activos.length > 1 && (
            <li>
              <Boton href="/especialista" variante="texto">
                Quitar todos
              </Boton>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
