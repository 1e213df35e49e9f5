"""The materials of the studio. A picture uses at most four of them, plus red: add one here only if nothing else will
do.

Colors are sRGB hex. `grain` is the height of a faint noise bump and `value` the variation of the color (0.03 = 3 %):
together they are what makes a surface read as clay rather than plastic. More than 5 % of value looks dirty. A
`see_through` glass lets light pass: without it, glass throws the shadow of a stone, because caustics are off.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import bpy

Color = Sequence[float]  # linear red, green and blue


@dataclass(frozen=True)
class Finish:
    """How a surface takes light; the fields are those of Blender's Principled shader."""

    color: str
    rough: float = 0.5
    specular: float = 0.5
    metal: float = 0.0
    coat: float = 0.0
    coat_rough: float = 0.08
    transmission: float = 0.0
    ior: float = 1.45
    emission: float = 0.0
    grain: float = 0.0
    grain_scale: float = 40.0
    rough_spread: float = 0.0
    value: float = 0.0
    see_through: bool = False


FINISHES = {
    'white': Finish('#F3EFE7', rough=0.45, specular=0.45, grain=0.05, grain_scale=70, value=0.015),
    'bisque': Finish('#E9E2D6', rough=0.62, specular=0.35, grain=0.10, grain_scale=55, value=0.03),
    'glaze': Finish('#EFEAE0', rough=0.32, coat=0.8, coat_rough=0.06, grain=0.03, grain_scale=18),
    'stone': Finish('#BDB3A4', rough=0.78, specular=0.25, grain=0.22, grain_scale=70, value=0.05),
    'board': Finish('#CAC4BB', rough=0.8, specular=0.2, grain=0.12, grain_scale=60, value=0.03),
    'clay': Finish('#8E8377', rough=0.82, specular=0.2, grain=0.2, grain_scale=60, value=0.05),
    'paper': Finish('#F1ECE2', rough=0.85, specular=0.15, grain=0.18, grain_scale=160),
    'ink': Finish('#1B1C20', rough=0.38, specular=0.45, grain=0.04, grain_scale=60),
    'ink-gloss': Finish('#0E0F12', rough=0.12, coat=1.0, coat_rough=0.03),
    'steel': Finish('#C9C6C0', rough=0.26, metal=1.0, rough_spread=0.05, grain_scale=30),
    'glass': Finish('#F7F4EF', rough=0.02, transmission=1.0),
    'frost': Finish('#F4EFE7', rough=0.34, transmission=1.0, ior=1.35),
    'pane': Finish('#F3F6F4', rough=0.0, transmission=1.0, see_through=True),
    'red': Finish('#DB1F14', rough=0.34, coat=0.55, coat_rough=0.10, grain=0.02, grain_scale=30),
    'red-matte': Finish('#D8241A', rough=0.6, specular=0.3, grain=0.05, grain_scale=60),
    'red-wall': Finish('#C9190F', rough=0.62, specular=0.25, grain=0.06, grain_scale=55),
    'light': Finish('#FFF6EA', emission=1.0),
}


def linear(color: str) -> tuple[float, float, float, float]:
    """An sRGB hex color as linear RGBA, which is what Blender's shaders take."""
    channels = [int(color.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return (r, g, b, 1.0)


def material(name: str) -> bpy.types.Material:
    """The material called `name` in FINISHES, built once for each picture. KeyError if there is none."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    return build_material(name, FINISHES[name])


def build_material(name: str, finish: Finish) -> bpy.types.Material:
    """A Principled material of the given finish; sets use it for sweeps in colors of their own."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    color = linear(finish.color)
    values = {
        'Base Color': color,
        'Roughness': finish.rough,
        'Specular': finish.specular,
        'Metallic': finish.metal,
        'Clearcoat': finish.coat,
        'Clearcoat Roughness': finish.coat_rough,
        'Transmission': finish.transmission,
        'IOR': finish.ior,
        'Emission': color,
        'Emission Strength': finish.emission,
    }
    for socket, value in values.items():
        shader.inputs[socket].default_value = value
    _add_irregularity(made.node_tree, shader, finish, color)
    if finish.see_through:
        _let_light_pass(made.node_tree, shader, color)
    return made


def even_ground(color: Color, shown: Color, far=(25.0, 45.0)) -> bpy.types.Material:
    """A dull floor: it is equally bright from everywhere; `color` is what it gives back of light. Beyond `far` meters
    the camera sees `shown`, or noise would draw a line where the floor ends."""
    made = bpy.data.materials.new('ground')
    made.use_nodes = True
    tree = made.node_tree
    kinds = ('BsdfDiffuse', 'Emission', 'MixShader', 'MapRange', 'LightPath', 'Math')
    dull, even, mix, distance, ray, both = (tree.nodes.new(f'ShaderNode{kind}') for kind in kinds)
    dull.inputs['Color'].default_value = (*color, 1)
    even.inputs['Color'].default_value = (*shown, 1)
    distance.inputs['From Min'].default_value, distance.inputs['From Max'].default_value = far
    both.operation = 'MULTIPLY'
    for source, socket in (
        (ray.outputs['Ray Length'], distance.inputs['Value']),
        (distance.outputs[0], both.inputs[0]),
        (ray.outputs['Is Camera Ray'], both.inputs[1]),
        (both.outputs[0], mix.inputs['Fac']),
        (dull.outputs[0], mix.inputs[1]),
        (even.outputs[0], mix.inputs[2]),
        (mix.outputs[0], tree.nodes['Material Output'].inputs['Surface']),
    ):
        tree.links.new(source, socket)
    return made


def _let_light_pass(tree, shader, color) -> None:
    """Makes the material plainly transparent to light on its way to something else; the camera still sees glass."""
    ray, clear = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeBsdfTransparent')
    either, mix = tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeMixShader')
    either.operation = 'MAXIMUM'
    clear.inputs['Color'].default_value = color
    for source, socket in (
        (ray.outputs['Is Shadow Ray'], either.inputs[0]),
        (ray.outputs['Is Diffuse Ray'], either.inputs[1]),
        (either.outputs[0], mix.inputs['Fac']),
        (shader.outputs[0], mix.inputs[1]),
        (clear.outputs[0], mix.inputs[2]),
        (mix.outputs[0], tree.nodes['Material Output'].inputs['Surface']),
    ):
        tree.links.new(source, socket)


def _add_irregularity(tree, shader, finish: Finish, color) -> None:
    if not (finish.grain or finish.rough_spread or finish.value):
        return
    link = tree.links.new
    position = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    fine = _noise(tree, position, finish.grain_scale, detail=5)
    if finish.grain:
        bump = tree.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = finish.grain
        bump.inputs['Distance'].default_value = 0.02
        link(fine, bump.inputs['Height'])
        link(bump.outputs['Normal'], shader.inputs['Normal'])
    if finish.rough_spread:
        low, high = finish.rough - finish.rough_spread, finish.rough + finish.rough_spread
        link(_spread(tree, fine, low, high), shader.inputs['Roughness'])
    if finish.value:
        # A noise seven times coarser than the grain: clouds in the clay, not speckles.
        coarse = _noise(tree, position, finish.grain_scale * 0.15, detail=3)
        shade = tree.nodes.new('ShaderNodeHueSaturation')
        shade.inputs['Color'].default_value = color
        link(_spread(tree, coarse, 1 - finish.value, 1 + finish.value), shade.inputs['Value'])
        link(shade.outputs['Color'], shader.inputs['Base Color'])


def _noise(tree, position, scale: float, detail: int):
    node = tree.nodes.new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = scale
    node.inputs['Detail'].default_value = detail
    node.inputs['Roughness'].default_value = 0.6
    tree.links.new(position, node.inputs['Vector'])
    return node.outputs['Fac']


def _spread(tree, source, low: float, high: float):
    """Noise gathers around 0.5; stretch its middle over low..high."""
    node = tree.nodes.new('ShaderNodeMapRange')
    node.inputs['From Min'].default_value = 0.3
    node.inputs['From Max'].default_value = 0.7
    node.inputs['To Min'].default_value = low
    node.inputs['To Max'].default_value = high
    tree.links.new(source, node.inputs['Value'])
    return node.outputs['Result']
