import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Icono } from "~/components/Icono";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tarjeta } from "~/components/Tarjeta";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./reserva.css";

interface Opcion {
  nombre: string;
  retrato: string;
  temas: string[];
  precioCentimos: number;
  duracionEnMinutos: number;
  primero: string | null;
  href: string;
}

export function ElegirEspecialista({
  especialistas,
  conBono,
}: {
  especialistas: Opcion[];
  conBono: boolean;
}) {
  if (especialistas.length === 0) {
    return (
      <EstadoVacio
        ilustracion="sin-resultados"
        titulo="Aún no hay especialistas aquí"
        acciones={<Boton href="/agendar">Ver otras especialidades</Boton>}
      />
    );
  }
  return (
    <ul className={pila.media}>
      {especialistas.map(({ nombre, retrato, temas, precioCentimos, duracionEnMinutos, primero, href }) => (
        <li key={href}>
          <Tarjeta href={href} className={css.opcion}>
            <Retrato id={retrato} tamano={64} />
            <div className={css.encoge}>
              <h2>{nombre}</h2>
              <p>
                <span className={textoSuave}>{duracionEnMinutos} min,</span>{" "}
                <Precio centimos={precioCentimos} conBono={conBono} />
              </p>
            </div>
            <div className={css.detalleDeOpcion}>
              <p className={clases(textoSuave, textoChico)}>{temas.join(", ")}</p>
              <p className={css.conIcono}>
                <Icono nombre="calendario" />
                {primero ? `Primer horario: ${primero}` : "Sin horarios libres por ahora"}
              </p>
            </div>
          </Tarjeta>
        </li>
      ))}
    </ul>
  );
}
