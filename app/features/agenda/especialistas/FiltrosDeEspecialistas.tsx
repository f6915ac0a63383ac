import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { FilterBar } from "~/components/FilterBar";
import { FilterLink } from "~/components/FilterLink";
import { Icon } from "~/components/Icon";
import { Select, type SelectOption } from "~/components/Select";
import type { FiltrosDeEspecialistas as Filtros } from "~/domain/agenda/horarios/buscarEspecialistas";
import { fila, soloLectores } from "~/styles/layout.css";
import { filtrosActivos, hrefConEspecialidad } from "./filtrosActivos";
import * as css from "./especialistas.css";

interface Props {
  filtros: Filtros;
  especialidades: SelectOption[];
  temas: SelectOption[];
  idiomas: SelectOption[];
  precios: SelectOption[];
}

const CUANDO: SelectOption[] = [
  { valor: "hoy", texto: "Hoy" },
  { valor: "3-dias", texto: "En los próximos 3 días" },
  { valor: "7-dias", texto: "En los próximos 7 días" },
];
const ORDEN: SelectOption[] = [
  { valor: "horario", texto: "Primer horario libre" },
  { valor: "precio", texto: "Menor precio" },
];

/**
 * Filters of the list of specialists: specialties as one line of links, and the others as a plain GET form behind
 * «Filtrar». Every combination has an address to share.
 */
export function FiltrosDeEspecialistas({ filtros, especialidades, temas, idiomas, precios }: Props) {
  const filtro = (name: keyof Filtros) => ({
    id: `filtro-${name}`,
    name,
    defaultValue: filtros[name] ?? "",
  });
  const activos = filtrosActivos(filtros, {
    buscar: [],
    tema: temas,
    cuando: CUANDO,
    precio: precios,
    idioma: idiomas,
  });
  const opciones = [{ valor: "", texto: "Todas" }, ...especialidades].map(({ valor, texto }) => ({
    texto,
    href: hrefConEspecialidad(filtros, valor),
    activo: (filtros.especialidad ?? "") === valor,
  }));
  return (
    <>
      <FilterBar name="Especialidades" options={opciones}>
        <form action="/especialista" className={css.filtros} aria-label="Filtrar especialistas">
          <Field label="Nombre o tema" type="search" maxLength={80} {...filtro("buscar")} />
          <input type="hidden" name="especialidad" value={filtros.especialidad ?? ""} />
          <Select label="Tema" empty="Todos los temas" options={temas} {...filtro("tema")} />
          <Select label="Primer horario" empty="Cualquier día" options={CUANDO} {...filtro("cuando")} />
          <Select label="Precio" empty="Cualquiera" options={precios} {...filtro("precio")} />
          <Select label="Idioma" empty="Cualquiera" options={idiomas} {...filtro("idioma")} />
          <Select label="Ordenar por" options={ORDEN} {...filtro("orden")} />
          <Button className={css.filtrar}>Aplicar filtros</Button>
        </form>
      </FilterBar>
      {activos.length > 0 && (
        <ul className={fila.corta} aria-label="Filtros puestos">
          {activos.map(({ texto, hrefSinEl }) => (
            <li key={texto}>
              <FilterLink href={hrefSinEl} active>
                <span className={soloLectores}>Quitar el filtro </span>
                {texto}
                <Icon name="cerrar" size={16} />
              </FilterLink>
            </li>
          ))}
          {activos.length > 1 && (
            <li>
              <Button href="/especialista" variant="text">
                Quitar todos
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
