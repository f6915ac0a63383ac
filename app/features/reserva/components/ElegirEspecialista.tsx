import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Boton } from "~/components/Boton";
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

export function ElegirEspecialista({ especialistas }: { especialistas: Opcion[] }) {
  if (especialistas.length === 0) {
    return (
      <EstadoVacio
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
            <span className={clases(pila.junta, css.crece)}>
              <strong>{nombre}</strong>
              <span className={clases(textoSuave, textoChico)}>{temas.join(" · ")}</span>
              <span className={textoChico}>
                {primero ? `Primer horario: ${primero}` : "Sin horarios libres por ahora"}
              </span>
            </span>
            <span className={css.precio}>
              <Precio centimos={precioCentimos} />
              <span className={clases(textoSuave, textoChico)}>{duracionEnMinutos} min</span>
            </span>
          </Tarjeta>
        </li>
      ))}
    </ul>
  );
}
