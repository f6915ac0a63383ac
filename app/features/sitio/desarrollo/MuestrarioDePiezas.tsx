import { CampoDeCupon } from "~/components/CampoDeCupon";
import { CuponAplicado } from "~/components/CuponAplicado";
import { Ganancia } from "~/components/Ganancia";
import { Icon } from "~/components/Icon";
import { Image } from "~/components/Image";
import { AyudaAhora } from "~/components/AyudaAhora";
import { AyudaAlEsperar } from "~/components/AyudaAlEsperar";
import { CabezaConDibujo } from "~/components/CabezaConDibujo";
import { CabezaConTemas } from "~/components/CabezaConTemas";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { EtiquetaDeTema } from "~/components/EtiquetaDeTema";
import { ImagenDeFicha } from "~/components/ImagenDeFicha";
import { ConLineasDeAyuda } from "~/components/ConLineasDeAyuda";
import { Markdown } from "~/components/Markdown";
import { Paisaje } from "~/components/Paisaje";
import { PorTusTemas } from "~/components/PorTusTemas";
import { Precio } from "~/components/Precio";
import { PrecioDesglosado } from "~/components/PrecioDesglosado";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { ResultadosFiltrados } from "~/components/ResultadosFiltrados";
import { Retrato } from "~/components/Retrato";
import { SeccionesDeHoja } from "~/components/SeccionesDeHoja";
import { MarcaDeVideo } from "~/components/MarcaDeVideo";
import { PuertaDeNecesidad } from "~/components/PuertaDeNecesidad";
import { Necesidades } from "~/components/Necesidades";
import { ListaConImagenes, TarjetaConImagen } from "~/components/TarjetaConImagen";
import { ListaDePiezas } from "~/components/TarjetaDePieza";
import { TuCertificado } from "~/components/TuCertificado";
import { precioEnPartes } from "~/domain/ventas/pedidos/pedido";
import { fila } from "~/styles/layout.css";
import * as css from "./muestrario.css";
import { Muestra } from "./Muestra";

const AQUI = "/desarrollo/componentes";
const PIEZA = {
  href: AQUI,
  titulo: "Un minuto de calma",
  detalles: "Video · 1 min 08 s",
  portada: { src: "/ilustraciones/temas.svg#calma", ancho: 240, alto: 150 },
};

const SIN_CUPON = { precioCentimos: 8000, descuentoCentimos: 0, cupon: null };
const SI_NADA = { consejo: "Quita un filtro para ver más.", enlace: "Ver todos", href: "/bienestar-play" };

/** Section of the showcase with components that the product's own screens share. */
export function MuestrarioDePiezas() {
  return (
    <>
      <Muestra nombre="Icon">
        <div className={fila.corta}>
          <Icon name="calendario" size={16} />
          <Icon name="calendario" />
          <Icon name="calendario" size={24} />
          <Icon name="calendario" size={32} />
        </div>
      </Muestra>
      <Muestra nombre="SeccionesDeHoja">
        <SeccionesDeHoja secciones={[{ titulo: "Pedido", datos: [["Lo que pides", "Otra fecha"]] }]} />
      </Muestra>
      <Muestra nombre="Image">
        <Image
          src="/ilustraciones/conversacion.svg"
          alt="Dos personas que conversan"
          width={280}
          height={200}
        />
        <Paisaje className={css.paisaje} imagen={css.vista} loading="lazy" />
      </Muestra>
      <Muestra nombre="Ganancia">
        <Ganancia texto="+30 monedas por ir a un taller" />
      </Muestra>
      <Muestra nombre="TuCertificado">
        <TuCertificado href={null} listoA={null} />
        <TuCertificado href={null} listoA="20:45" />
        <TuCertificado href={AQUI} listoA={null} />
      </Muestra>
      <Muestra nombre="TarjetaDePieza">
        <ListaDePiezas
          nivel={3}
          piezas={[
            { ...PIEZA, uid: "nueva", avance: null },
            { ...PIEZA, uid: "empezada", avance: 40 },
            { ...PIEZA, uid: "vista", avance: 100 },
          ]}
        />
      </Muestra>
      <Muestra nombre="TarjetaConImagen">
        <ListaConImagenes>
          <TarjetaConImagen
            href={AQUI}
            titulo="Yoga suave"
            nivel={3}
            imagen={{ src: "/ilustraciones/talleres.svg#yoga", ancho: 240, alto: 150 }}
            diferida
            antes={<p>Hoy, 07:00</p>}
          >
            <p>45 min · Gratis</p>
          </TarjetaConImagen>
        </ListaConImagenes>
      </Muestra>
      <Muestra nombre="MarcaDeVideo">
        <div className={css.cartel}>
          <MarcaDeVideo />
          <MarcaDeVideo chica />
        </div>
      </Muestra>
      <Muestra nombre="Necesidades">
        <Necesidades
          necesidades={[
            { url: "sueno", necesidad: "Dormir mejor", dibujo: "sueno" },
            { url: "calma", necesidad: "Calmar la cabeza", dibujo: "calma" },
            { url: "otro", necesidad: "Sin dibujo", dibujo: null },
          ]}
        />
      </Muestra>
      <Muestra nombre="PuertaDeNecesidad">
        <PuertaDeNecesidad puerta={{ url: "sueno", necesidad: "Dormir mejor", dibujo: "sueno" }} />
      </Muestra>
      <Muestra nombre="Precio">
        <div className={fila.corta}>
          <Precio centimos={8000} />
          <Precio centimos={8000} conIgv />
          <Precio centimos={8000} large />
          <Precio centimos={8000} conBono />
        </div>
      </Muestra>
      <Muestra nombre="PrecioDesglosado">
        <PrecioDesglosado que="Sesión" precio={precioEnPartes(SIN_CUPON)} />
        <PrecioDesglosado
          que="Sesión"
          precio={precioEnPartes({ ...SIN_CUPON, cupon: "BIENESTAR20", descuentoCentimos: 1600 })}
        />
      </Muestra>
      <Muestra nombre="CampoDeCupon">
        <CampoDeCupon id="cupon" intencion="mirar" quitar="quitar" />
        <CampoDeCupon
          id="cupon-con-error"
          errores={["Ese cupón no existe."]}
          intencion="mirar"
          quitar="quitar"
        />
      </Muestra>
      <Muestra nombre="CuponAplicado">
        <CuponAplicado codigo="BIENESTAR20" descuentoCentimos={19_00} mirar="mirar" quitar="quitar" />
      </Muestra>
      <Muestra nombre="ReservaSinTerminar">
        <ReservasSinTerminar
          reservas={[{ hasta: "17:55", con: "Coaching", cuando: "lunes 9, 10:00", href: AQUI }]}
        />
      </Muestra>
      <Muestra nombre="Retrato">
        <div className={fila.corta}>
          {([48, 64, 96, 160] as const).map((size) => (
            <Retrato key={size} id="retrato-01" size={size} />
          ))}
        </div>
      </Muestra>
      <Muestra nombre="Markdown">
        <Markdown
          nivel={3}
          bloques={[
            { tipo: "titulo", trozos: [{ tipo: "texto", texto: "Un título" }] },
            {
              tipo: "parrafo",
              trozos: [
                { tipo: "texto", texto: "Texto con algo " },
                { tipo: "fuerte", trozos: [{ tipo: "texto", texto: "fuerte" }] },
                { tipo: "texto", texto: " y " },
                { tipo: "enlace", href: AQUI, trozos: [{ tipo: "texto", texto: "un enlace" }] },
              ],
            },
            { tipo: "lista", ordenada: false, puntos: [[{ tipo: "texto", texto: "Un punto" }]] },
          ]}
        />
      </Muestra>
      <Muestra nombre="PorTusTemas">
        <PorTusTemas />
      </Muestra>
      <Muestra nombre="ConLineasDeAyuda">
        <p>
          <ConLineasDeAyuda texto="La Línea 113, opción 5, atiende gratis." />
        </p>
      </Muestra>
      <Muestra nombre="AyudaAhora">
        <AyudaAhora porEscrito />
      </Muestra>
      <Muestra nombre="AyudaAlEsperar">
        <p>Escondida hasta que una respuesta tiene que esperar.</p>
        <AyudaAlEsperar en={{ opciones: [] }} />
      </Muestra>
      <Muestra nombre="CabezaConDibujo">
        <CabezaConDibujo titulo="Un respiro" dibujo="temas.svg#calma">
          <p>Una frase que dice de qué trata.</p>
        </CabezaConDibujo>
        <CabezaConDibujo titulo="Sin dibujo" dibujo={null} />
      </Muestra>
      <Muestra nombre="EtiquetaDeTema">
        <EtiquetaDeTema url="calma" nombre="Calma" color="psicologia" />
        <EtiquetaDeTema url={null} nombre="Duelo" color="psicologia" />
      </Muestra>
      <Muestra nombre="ImagenDeFicha">
        <ImagenDeFicha
          imagen={{ src: "/ilustraciones/temas.svg#calma", ancho: 240, alto: 150, deDia: true }}
          className=""
        />
      </Muestra>
      <Muestra nombre="CabezaConTemas">
        <CabezaConTemas
          temas={[{ url: "calma", nombre: "Calma", color: "psicologia" }]}
          titulo="Un respiro"
          resumen="Una frase que dice de qué trata."
          detalles="Video · 1 min · Para empezar"
        />
      </Muestra>
      <Muestra nombre="ResultadosFiltrados">
        <ResultadosFiltrados cuantos={1} filtrado titulo="Todos los videos" siNada={SI_NADA}>
          <p>Un video que dura poco.</p>
        </ResultadosFiltrados>
        <ResultadosFiltrados cuantos={0} filtrado titulo="Todos los videos" siNada={SI_NADA}>
          {null}
        </ResultadosFiltrados>
      </Muestra>
      <Muestra nombre="LineaDeCrisis">
        <LineaDeCrisis />
        <LineaDeCrisis llamar />
        <LineaDeCrisis llamar="junto" />
        <LineaDeCrisis ante="malMomento" />
        <LineaDeCrisis ante="violencia" />
      </Muestra>
    </>
  );
}
