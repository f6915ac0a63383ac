import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { AyudaAhora } from "~/components/AyudaAhora";
import { AyudaArribaContext } from "~/components/ayudaArriba";
import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { BUSCAR } from "~/domain/busqueda/consulta";
import { contenedor, contenedorMedio } from "~/styles/layout.css";
import { AvisosDePagina } from "./AvisosDePagina";
import { Cabecera, SegundaFila } from "./Cabecera";
import { ErrorDeAutenticacion } from "./ErrorDeAutenticacion";
import { ErrorDeServicioModal } from "./ErrorDeServicioModal";
import { MenuDeApp } from "./MenuDeApp";
import { OfertaDeApp } from "./OfertaDeApp";
import { Pie } from "./Pie";
import type { DatosDeRaiz } from "./marca";
import { piezaDelModal } from "../modales/piezaDelModal";
import * as css from "./Pagina.css";
import { useHandle, useSalida } from "../route";
import { useTituloDeDialogo } from "./tituloDeDialogo";

/** Placeholder for the server's notice that the shown times may be outdated: see `avisoSinConfirmar.server.ts`. */
export const HUECO_DE_AVISO = "horarios-sin-confirmar";
const NADA_DE_REACT = { __html: "" };

type Props = DatosDeRaiz & {
  /** Support code of an error page, by which its report is found. */
  codigoDeSoporte: string | null;
  /** True for a page that does not exist: the page itself offers a search. */
  noExiste: boolean;
  children: ReactNode;
};

/** Frame of every page. It holds the only <main>; each screen fills it. */
export function Pagina({
  marca,
  empresa,
  persona,
  marco,
  modal,
  codigoDeSoporte,
  noExiste,
  children,
}: Props) {
  const entero = !marco.soloContenido;
  const { pathname } = useLocation();
  const { horarios, ayudaPrimero, avisosEnSuSitio = [] } = useHandle();
  const dialogo = useTituloDeDialogo();
  const conBarra = useSalida() === null && entero;
  const ModalDelMarco = modal && piezaDelModal().ModalDelMarco;
  // The page of our viewer has the one <main>; the framed page is a part of it.
  const Principal = marco.dentroDelVisor ? "div" : "main";
  // The notice stands before the content, so that the Tab key moves from it into the content; the help comes first.
  const avisos = (
    <AvisosDePagina
      avisos={marco.avisos.filter(({ key }) => !avisosEnSuSitio.includes(key))}
      conFoco={dialogo === null && !marco.ayuda}
    />
  );
  return (
    <body className={conBarra ? css.cuerpo : css.cuerpoSinBarra}>
      <a href="#contenido" className={css.salto}>
        Saltar al contenido
      </a>
      {ayudaPrimero && (
        <nav aria-label="Ayuda urgente">
          <a href="tel:113" className={css.salto}>
            Ayuda ahora: 113, opción 5
          </a>
        </nav>
      )}
      {entero && (
        <Cabecera marca={marca} persona={persona} conCampoPropio={noExiste || pathname === BUSCAR} />
      )}
      {conBarra && <SegundaFila persona={persona} />}
      {/* The server writes into this element after React rendered it, so hydration does not compare its content. */}
      {horarios && (
        <div id={HUECO_DE_AVISO} dangerouslySetInnerHTML={NADA_DE_REACT} suppressHydrationWarning />
      )}
      {marco.webview && !marco.dentroDelVisor && <MenuDeApp persona={persona} />}
      {marco.app && <OfertaDeApp {...marco.app} />}
      {!marco.ayuda && avisos}
      <Principal id="contenido" tabIndex={-1} className={css.principal}>
        {marco.volverA && (
          <p className={classNames(contenedor, css.sobreLaPagina)}>
            <a href={marco.volverA} className={css.enlace}>
              <Icon name="cambiar" />
              Volver
            </a>
          </p>
        )}
        {marco.ayuda && (
          <div className={classNames(contenedorMedio, css.sobreLaPagina)}>
            <AyudaAhora porEscrito />
          </div>
        )}
        {marco.ayuda && avisos}
        <AyudaArribaContext.Provider value={marco.ayuda}>{children}</AyudaArribaContext.Provider>
      </Principal>
      {entero && <Pie marca={marca} empresa={empresa} persona={persona} codigoDeSoporte={codigoDeSoporte} />}
      {marco.errorDeServicio && <ErrorDeServicioModal marca={marca} {...marco.errorDeServicio} />}
      {marco.errorDeAutenticacion && <ErrorDeAutenticacion marca={marca} {...marco.errorDeAutenticacion} />}
      {ModalDelMarco && <ModalDelMarco visto={modal} />}
    </body>
  );
}
