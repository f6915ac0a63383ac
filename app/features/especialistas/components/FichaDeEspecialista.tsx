import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Etiqueta } from "~/components/Etiqueta";
import { Hora } from "~/components/Hora";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tarjeta } from "~/components/Tarjeta";
import { fila, pila, soloLectores, textoChico, textoSuave } from "~/styles/layout.css";
import type { Ficha } from "../ficha";
import * as css from "./especialistas.css";

const TEMAS_A_LA_VISTA = 3;

export function FichaDeEspecialista(ficha: Ficha) {
  return (
    <Tarjeta como="li" className={css.ficha}>
      <div className={css.quien}>
        <Retrato id={ficha.retrato} tamano={64} />
        <div className={pila.junta}>
          <h3>
            <a href={ficha.href} className={css.nombre}>
              {ficha.nombre}
            </a>
          </h3>
          <p className={clases(textoSuave, textoChico)}>
            {ficha.especialidad.name} · {ficha.colegiatura}
          </p>
          <p className={textoChico}>
            <Precio centimos={ficha.precioCentimos} /> · {ficha.duracionEnMinutos} min ·{" "}
            {ficha.idiomas.join(", ")}
          </p>
        </div>
      </div>
      <div className={fila.corta}>
        {ficha.temas.slice(0, TEMAS_A_LA_VISTA).map((tema) => (
          <Etiqueta key={tema} especialidad={ficha.especialidad.slug}>
            {tema}
          </Etiqueta>
        ))}
      </div>
      {ficha.proximos.length > 0 ? (
        <ul className={css.proximos} aria-label={`Próximos horarios de ${ficha.nombre}`}>
          {ficha.proximos.map(({ iso, texto, href }) => (
            <li key={iso}>
              <Hora href={href}>{texto}</Hora>
            </li>
          ))}
        </ul>
      ) : (
        <p className={clases(textoSuave, textoChico)}>No tiene horarios libres por ahora.</p>
      )}
      <Boton href={ficha.href} variante="texto">
        Ver perfil<span className={soloLectores}> de {ficha.nombre}</span>
      </Boton>
    </Tarjeta>
  );
}
