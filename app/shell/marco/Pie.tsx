import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import type { Marca } from "~/domain/shared/marca";
import { contenedor, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { AyudaPorWhatsapp } from "./AyudaPorWhatsapp";
import { AYUDA, CUENTA, LEGALES, MI_ZONA, RECLAMOS, SERVICIOS, SORTEO, type Lugar } from "./mapa";
import { HoraDePeru } from "./HoraDePeru";
import type { DatosDeRaiz } from "./marca";
import { enlace } from "./Pagina.css";
import * as css from "./Pie.css";
import { useHandle } from "../route";

type Props = Pick<DatosDeRaiz, "marca" | "empresa" | "persona"> & { codigoDeSoporte: string | null };

export function Pie({ marca, empresa, persona, codigoDeSoporte }: Props) {
  const { sinCuenta = false } = useHandle();
  return (
    <footer className={css.pie}>
      <AyudaPorWhatsapp marca={marca} codigo={codigoDeSoporte} />
      <div className={classNames(contenedor, pila.amplia)}>
        <div className={css.filaVisible}>
          <LineaDeCrisis />
          <a href={RECLAMOS.href} className={enlace}>
            <Icon name="libro" />
            {RECLAMOS.texto}
          </a>
        </div>
        <div className={css.columnas}>
          {columnas(marca, persona !== null && !sinCuenta).map(({ titulo, lugares }) => (
            <details key={titulo} className={css.columna}>
              <summary className={css.tituloDeColumna}>
                {titulo}
                <Icon name="abajo" />
              </summary>
              <ul>
                {lugares.map(({ href, texto }) => (
                  <li key={href}>
                    <a href={href} className={enlace} rel={href.startsWith("/") ? undefined : "noreferrer"}>
                      {texto}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <p className={classNames(textoSuave, textoChico)}>
          {marca.nombre}
          {marca.aseguradora && `, un servicio de ${marca.aseguradora}`}
          {empresa && `. ${empresa.razonSocial}, RUC ${empresa.ruc}`}. <HoraDePeru />
        </p>
      </div>
    </footer>
  );
}

/** Columns of links. To a visitor the pages of an account would only ask to sign in. */
function columnas(marca: Marca, conCuenta: boolean): { titulo: string; lugares: readonly Lugar[] }[] {
  return [
    { titulo: "Servicios", lugares: [...SERVICIOS.flatMap(({ lugares }) => lugares), SORTEO] },
    ...(conCuenta
      ? [
          {
            titulo: "Tu cuenta",
            lugares: [{ href: MI_ZONA.lugares[0].href, texto: MI_ZONA.texto }, ...CUENTA],
          },
        ]
      : []),
    {
      titulo: "Ayuda",
      lugares: [
        { href: AYUDA.href, texto: "Preguntas frecuentes" },
        { href: `${AYUDA.href}#contacto`, texto: "Hablar con nosotros" },
        ...marca.redes.map(({ nombre, url }) => ({ href: url, texto: nombre })),
      ],
    },
    {
      titulo: "Legal",
      lugares: [
        ...LEGALES,
        ...(marca.privacidadUrl ? [{ href: marca.privacidadUrl, texto: "Política de privacidad" }] : []),
      ],
    },
  ];
}
