import { Icono } from "~/components/Icono";
import { contenedor, textoSuave } from "~/styles/layout.css";
import type { Marca } from "~/domain/marca";
import { AyudaPorWhatsapp } from "./AyudaPorWhatsapp";
