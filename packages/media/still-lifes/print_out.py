"""A drawing of the site, printed, lying in the set: somebody works with it."""

import math
import subprocess
from pathlib import Path

import bmesh
import bpy

from materials import FINISHES, build_material
from shapes import ORIGIN, Point3, solid

MEDIA = Path(__file__).resolve().parent.parent
RATIO = 540 / 800  # of a drawing
MARGIN = 0.055  # of the sheet around it, in widths
CELLS = (48, 36)


def print_out(drawing: str, width: float, at: Point3 = ORIGIN, turn: Point3 = ORIGIN, curl=0.05, corner=(1, 1)):
    """A sheet `width` meters wide whose middle lies on `at`. `drawing` is a page and one of its drawings, such as
    `azure/azure-governance`. The sheet bends up toward a `corner` (right or left, far or near: 1 or -1), by `curl`
    meters there."""
    height = width * (RATIO + 2 * MARGIN * (1 - RATIO))
    shape = bmesh.new()
    places = shape.loops.layers.uv.new('print')
    columns, rows = CELLS
    grid = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            # How far toward the corner, from the middle of the sheet; a trace of a wave, as no sheet is flat.
            toward = max(0.0, (u - 0.5) * corner[0] + (v - 0.5) * corner[1])
            z = curl * toward**2 + 0.012 * curl / 0.05 * math.sin(2.2 * u + 1.1 * v) ** 2 * toward
            grid.append(shape.verts.new(((u - 0.5) * width, (v - 0.5) * height, z)))
    for j in range(rows):
        for i in range(columns):
            first = j * (columns + 1) + i
            corners = (first, first + 1, first + columns + 2, first + columns + 1)
            face = shape.faces.new([grid[k] for k in corners])
            for loop, k in zip(face.loops, corners):
                u, v = (k % (columns + 1)) / columns, (k // (columns + 1)) / rows
                loop[places].uv = _inside(u, MARGIN), _inside(v, MARGIN * width / height)
    made = solid(shape, 'paper', at, turn, crease=180)
    made.data.materials[0] = _printed(drawing)
    thicker = made.modifiers.new('thicker', 'SOLIDIFY')
    thicker.thickness, thicker.offset = 0.003, -1
    return made


def _inside(share: float, margin: float) -> float:
    return (share - margin) / (1 - 2 * margin)


def _printed(drawing: str) -> bpy.types.Material:
    """Paper with a drawing on it, white around it."""
    file = MEDIA / 'out' / 'print-outs' / f'{drawing}.png'
    if not file.exists():
        # The system's Node may be older than the one that npm brings.
        node = MEDIA.parents[1] / 'node_modules/.bin/node'
        subprocess.run([str(node), str(MEDIA / 'print-outs.ts'), drawing], check=True)
    made = build_material('printed', FINISHES['paper'])
    tree = made.node_tree
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image, image.extension = bpy.data.images.load(str(file)), 'CLIP'
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = tree.nodes['Principled BSDF'].inputs['Base Color'].default_value
    tree.links.new(image.outputs['Color'], mix.inputs['Color2'])
    tree.links.new(image.outputs['Alpha'], mix.inputs['Fac'])
    tree.links.new(mix.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made
